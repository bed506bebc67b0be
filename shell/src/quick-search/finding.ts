export type Finding = { path: string; label: string; detail: string };

/** What was found of one kind, with what it is called. */
export type FindingGroup = { label: string; findings: readonly Finding[] };

/** Of each kind so many are told; whoever looks for more goes on in its list. */
export const maxOfAKind = 5;
