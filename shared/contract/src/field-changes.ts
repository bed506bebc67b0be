import { isEntered, type Fields } from './fields';

/** Fields that staff can change, in a form or elsewhere. */
export type ChangeableOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends Changeable ? Name : never]: F[Name];
};

type Changeable = {
  kind: 'text' | 'lines' | 'email' | 'count' | 'choice' | 'places' | 'file' | 'entries';
};

/** Returns the fields of a table that staff can change. The activity log reports them. */
export function changeable<F extends Fields>(fields: F): ChangeableOf<F>;
export function changeable(fields: Fields): unknown {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, field]) => isEntered(field) || field.kind === 'places' || field.kind === 'file',
    ),
  );
}
