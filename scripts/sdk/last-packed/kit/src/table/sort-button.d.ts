export type ColumnSorting = {
    direction: 'ascending' | 'descending' | undefined;
    onToggle: () => void;
};
export declare function SortButton({ text, sorting }: {
    text: string;
    sorting: ColumnSorting;
}): import("react").JSX.Element;
