import type { CatalogRecord } from '@portal/contract/catalog';
import { useState } from 'react';

type Editor = {
  isOpen: boolean;
  /** The item that is being edited; none while creating. */
  item: CatalogRecord | undefined;
};

/** Opens the dialog empty or with an item. A closed one keeps its item, as it is still fading away. */
export function useItemEditor() {
  const [editor, setEditor] = useState<Editor>({ isOpen: false, item: undefined });

  return {
    editor,
    create: () => setEditor({ isOpen: true, item: undefined }),
    edit: (item: CatalogRecord) => setEditor({ isOpen: true, item }),
    close: () => setEditor(({ item }) => ({ isOpen: false, item })),
  };
}
