import { type Fields } from './fields';
export type ChangeableOf<F extends Fields> = {
    [Name in keyof F as F[Name] extends Changeable ? Name : never]: F[Name];
};
type Changeable = {
    kind: 'text' | 'lines' | 'email' | 'count' | 'choice' | 'places' | 'file';
};
export declare function changeable<F extends Fields>(fields: F): ChangeableOf<F>;
export {};
