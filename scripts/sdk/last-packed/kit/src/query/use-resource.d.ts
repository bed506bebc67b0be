import { type Resource } from '@portal/runtime';
export type { Resource };
export type ResourceResult<T> = {
    data: T | undefined;
    error: unknown;
    isLoading: boolean;
    reload: () => Promise<void>;
};
export declare function useResource<T>(resource: Resource<T>): ResourceResult<T>;
