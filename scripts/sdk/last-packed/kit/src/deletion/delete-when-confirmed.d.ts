import type { TrashItem } from '@portal/contract/trash';
type Deletion = {
    item: TrashItem;
    name: string;
    remove: () => Promise<string>;
    onChanged: () => void | Promise<void>;
};
export declare function deleteWhenConfirmed({ item, name, remove, onChanged }: Deletion): Promise<void>;
export {};
