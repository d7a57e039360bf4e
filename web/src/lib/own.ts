// What somebody asks about themselves, beside their name and their tables.
import { call } from "./api";
import type { Forgotten, MyDevices, MyFinished, Statistics } from "./types";

export const own = {
  finished: (page: number) => call<MyFinished>("GET", `/me/finished?page=${page}`),
  statistics: () => call<Statistics>("GET", "/me/statistics"),
  devices: () => call<MyDevices>("GET", "/me/devices"),
  logOut: () => call<MyDevices>("POST", "/me/logout"),
  logOutOthers: () => call<MyDevices>("POST", "/me/devices/logout"),
  forget: (name: string) => call<Forgotten>("POST", "/me/forget", { name }),
};

export const EXPORT = "/api/me/export";

/** Who is told of some of their games a moment later asks again, not for ever. */
export async function untilAll<T extends { more: number }>(ask: () => Promise<T>, told: (answer: T) => void): Promise<void> {
  for (let times = 0; times < 20; times++) {
    const answer = await ask();
    told(answer);
    if (!answer.more) return;
    await new Promise((later) => setTimeout(later, 2500));
  }
}
