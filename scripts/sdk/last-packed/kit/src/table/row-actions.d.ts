import type { Column } from './data-table';
type RowActionProps = {
    of: string;
    onClick: () => void;
    disabled?: boolean;
};
export declare function EditButton({ of, ...rest }: RowActionProps): import("react").JSX.Element;
export declare function DeleteButton({ of, ...rest }: RowActionProps): import("react").JSX.Element;
export declare const deletionColumn: <Row>(nameOf: (row: Row) => string, onDelete: (row: Row) => void) => Column<Row>;
export declare const RowActions: import("@chakra-ui/react").ChakraComponent<"div", {}>;
export {};
