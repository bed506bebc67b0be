import type { ReactNode } from 'react';
import { tableStyles } from './data-table-styles';
import { type ColumnSorting } from './sort-button';
export type Column<Row> = {
    header: string;
    cell: (row: Row, index: number) => ReactNode;
    isNumeric?: boolean;
    isCompact?: boolean;
    isAction?: boolean;
    sorting?: ColumnSorting;
};
type DataTableProps<Row> = {
    caption: string;
    columns: readonly Column<Row>[];
    rows: readonly Row[];
    rowKey: (row: Row) => string | number;
    emptyText?: string;
    cardsBelow?: keyof typeof tableStyles;
    marked?: readonly (string | number)[];
};
export declare function DataTable<Row>(props: DataTableProps<Row>): import("react").JSX.Element;
export {};
