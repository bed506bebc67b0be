import type { Person } from '../person';
export declare const aPerson: (changes?: Partial<Person>) => Person;
