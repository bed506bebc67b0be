import type { PageOf } from '../page-of';
export declare const aPageOf: <Item>(items: readonly Item[], { number, totalPages }?: {
    number?: number;
    totalPages?: number;
}) => PageOf<Item>;
