import pg from 'pg';

const { builtins } = pg.types;
type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** As a Date, a day would shift with the time zone. */
const ownParsers = new Map<TypeId, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: TypeId, format?: 'text' | 'binary') =>
    ownParsers.get(type) ?? pg.types.getTypeParser(type, format ?? 'text'),
};
