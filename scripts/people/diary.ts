/** Kinds of calls with their names in reports. */
export const kinds = {
  page: 'páginas',
  read: 'lecturas',
  application: 'postulaciones',
  contact: 'contactos',
  staff: 'personal',
  signIn: 'ingresos',
} as const;
export type Kind = keyof typeof kinds;

/** In the order of the columns of a report. */
export const allKinds: Kind[] = ['page', 'read', 'application', 'contact', 'staff', 'signIn'];

type Entry = {
  readonly kind: Kind;
  /** By performance.now(). */
  readonly askedAt: number;
  /** Duration until the complete answer. */
  readonly milliseconds: number;
  /** Reason of a failure. */
  readonly refusal: string | undefined;
};

/** The calls of all people, and the data that the site acknowledged. */
export type Diary = {
  readonly entries: Entry[];
  /** Must stay empty. */
  readonly faults: string[];
  /** CVs of the acknowledged job applications, and e-mails of the acknowledged contact requests. */
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

/** Kinds without a successful call since a moment. */
export const unserved = (diary: Diary, since: number): Kind[] =>
  allKinds.filter(
    (kind) =>
      !entriesOf(diary, kind).some((one) => one.askedAt >= since && one.refusal === undefined),
  );
