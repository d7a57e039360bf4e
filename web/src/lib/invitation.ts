// A link to a table may carry an invitation: it is handed in once, and then the plain link is enough.
import { call } from "./api";
import type { Invitation, TableView } from "./types";

const KEY = "invitation";

/** Hand in the invitation this page was opened with, if there is one. */
export async function handIn(id: string): Promise<void> {
  const invitation = new URLSearchParams(location.search).get(KEY);
  if (!invitation) return;
  await call<TableView>("POST", `/tables/${encodeURIComponent(id)}/admission`, { invitation });
  history.replaceState(null, "", location.pathname); // whoever copies the address of this page invites nobody by it
}

/** A link for whoever is to come, or to have a seat. */
export async function invite(id: string, seat: number | null = null, fresh = false): Promise<string> {
  const { link } = await call<Invitation>("POST", `/tables/${encodeURIComponent(id)}/invitations`, { seat, fresh });
  return location.origin + link;
}
