/** What people do, as the report names it. */
export const kinds = {
  page: 'páginas',
  read: 'lecturas',
  application: 'postulaciones',
  contact: 'contactos',
  staff: 'personal',
  signIn: 'ingresos',
} as const;
export type Kind = keyof typeof kinds;

export const allKinds = [
  'page',
  'read',
  'application',
  'contact',
  'staff',
  'signIn',
] as const satisfies readonly Kind[];

type Entry = {
  readonly kind: Kind;
  /** When it was asked, by performance.now(). */
  readonly askedAt: number;
  /** Until the whole answer was there. */
  readonly milliseconds: number;
  /** Why it was not done; whoever asked tries again. */
  readonly refusal?: string;
};

/** What people lived through, and what they were promised. */
export type Diary = {
  readonly entries: Entry[];
  /** What must never happen. */
  readonly faults: string[];
  calls: number;
  /** The CVs of the applications that were acknowledged, and the e-mails of the contact requests. */
  readonly applications: string[];
  readonly contacts: string[];
};

export const createDiary = (): Diary => ({
  entries: [],
  faults: [],
  calls: 0,
  applications: [],
  contacts: [],
});

/** Whether somebody of each kind who came after a moment was served; else, who still waits. */
export const unserved = ({ entries }: Diary, since: number): Kind[] => {
  const served = new Set(
    entries.filter((one) => one.askedAt >= since && !one.refusal).map(({ kind }) => kind),
  );
  return allKinds.filter((kind) => !served.has(kind));
};
