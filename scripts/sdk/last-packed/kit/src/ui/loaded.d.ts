import type { ReactNode } from 'react';
import type { ResourceResult } from '../query/use-resource';
type LoadedProps<T> = {
    of: Pick<ResourceResult<T>, 'data' | 'error' | 'reload'>;
    loading: string;
    minHeight?: string | undefined;
    failure: string;
    children: (data: T) => ReactNode;
};
export declare function Loaded<T>({ of: { data, error, reload }, failure, children, ...way }: LoadedProps<T>): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
export {};
