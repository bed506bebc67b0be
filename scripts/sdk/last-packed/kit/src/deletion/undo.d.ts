import type { TrashItem } from '@portal/contract/trash';
type Undo = {
    item: TrashItem;
    name: string;
    onRestored: () => void;
};
export declare function offerUndo(undo: Undo): void;
export declare function restore({ item, name, onRestored }: Undo): Promise<void>;
export {};
