import pg from 'pg';

const { builtins } = pg.types;

/** Dates without a time stay text: as a Date they would move by a day with the time zone. */
const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    ownParsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
};
