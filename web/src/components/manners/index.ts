// What there is to do about the people at a table: fetched together, when a table is shown.
export { default as Given } from "./Given.svelte";
export { default as People } from "./People.svelte";
export { default as Person } from "./Person.svelte";
