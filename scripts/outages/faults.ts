import type { Stack } from './stack';

export type Fault = {
  readonly name: string;
  readonly seconds: number;
  readonly begin: (stack: Stack) => unknown;
  readonly end: (stack: Stack) => unknown;
};

const hour = 3_600_000;

const firstOf = ({ instances: [first] }: Stack) => {
  if (!first) throw new Error('There is no instance.');
  return first;
};

const database: Fault = {
  name: 'PostgreSQL caído',
  seconds: 20,
  begin: ({ postgres }) => postgres?.crash(),
  end: ({ postgres }) => postgres?.startAgain(),
};

const fullDisk: Fault = {
  name: 'disco lleno',
  seconds: 12,
  begin: ({ disk }) => disk.fill(),
  end: ({ disk }) => disk.empty(),
};

const always: readonly Fault[] = [
  {
    name: 'una API muerta',
    seconds: 8,
    begin: (stack) => firstOf(stack).kill(),
    end: (stack) => firstOf(stack).startAgain(),
  },
  {
    name: 'correo mudo',
    seconds: 12,
    begin: ({ mail }) => mail.hold(true),
    end: ({ mail }) => mail.hold(false),
  },
  {
    name: 'una API colgada',
    seconds: 15,
    begin: (stack) => firstOf(stack).hang(),
    end: (stack) => firstOf(stack).goOn(),
  },
  {
    name: 'reloj 1 h atrasado',
    seconds: 10,
    begin: ({ clock }) => clock.move(-hour),
    end: ({ clock }) => clock.move(0),
  },
];

/** Only root can mount the small disk. */
export const faultsOf = ({ postgres, disk }: Stack): readonly Fault[] => [
  ...(postgres ? [database] : []),
  ...(disk.isSmall ? [fullDisk] : []),
  ...always,
];
