/**
 * Types for the comparison.
 *
 * `Fits` are types assignable to each other. That does not detect a missing optional property, so
 * `Names` lists every readable or accepted name, some levels deep, below properties, arguments and
 * results. `Same` are identical types.
 */
export const typeHelpers = `
declare function value<T>(given?: T): T;
type Something = { something: true };
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Call = (...given: never) => unknown;
type Part<T> = Exclude<Extract<T, object>, Call>;
type KeyOf<T> = T extends unknown ? Extract<keyof T, string | number> : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Place<T> = Extract<keyof T, \`\${number}\`>;

type Names<T, Levels extends 0[] = [0, 0, 0]> = 0 extends 1 & T
  ? unknown
  : Levels extends [0, ...infer Below extends 0[]]
    ? { [K in KeyOf<Part<T>>]-?: Names<At<Part<T>, K>, Below> } & Called<Extract<T, Call>, Below>
    : unknown;
type Called<F, Levels extends 0[]> = [F] extends [never]
  ? unknown
  : F extends (...given: infer Given) => infer Result
    ? {
        given: { [K in Place<Given>]: Names<Given[K], Levels> };
        result: Names<Result, Levels>;
      }
    : unknown;
`;
