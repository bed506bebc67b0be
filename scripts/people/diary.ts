/** Calls that people feel in different ways, as the reports name them. */
export const kinds = {
  page: 'páginas',
  read: 'lecturas',
  application: 'postulaciones',
  contact: 'contactos',
  staff: 'personal',
  signIn: 'ingresos',
} as const;
export type Kind = keyof typeof kinds;

/** As columns stand in a report. */
export const allKinds: Kind[] = ['page', 'read', 'application', 'contact', 'staff', 'signIn'];

type Entry = {
  readonly kind: Kind;
  /** When it was asked, by performance.now(). */
  readonly askedAt: number;
  /** Until the whole answer was there. */
  readonly milliseconds: number;
  /** Why it was not done. */
  readonly refusal: string | undefined;
};

/** What people lived through, and what they were promised. */
export type Diary = {
  readonly entries: Entry[];
  /** What must never happen. */
  readonly faults: string[];
  /** The CVs of the applications that were acknowledged, and the e-mails of the contact requests. */
  readonly applications: string[];
  readonly contacts: string[];
};

export const createDiary = (): Diary => ({
  entries: [],
  faults: [],
  applications: [],
  contacts: [],
});

export const entriesOf = ({ entries }: Diary, kind: Kind) =>
  entries.filter((entry) => entry.kind === kind);

/** Kinds of which nobody who asked after a moment was served. */
export const unserved = (diary: Diary, since: number): Kind[] =>
  allKinds.filter(
    (kind) =>
      !entriesOf(diary, kind).some((one) => one.askedAt >= since && one.refusal === undefined),
  );
