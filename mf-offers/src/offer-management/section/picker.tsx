import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { chakra } from '@chakra-ui/react/styled-system';
import { searchText } from '@portal/kit/format/search-text';
import { useMemo, useState } from 'react';
import { pickerRecipe } from './picker-look';

type PickerProps<Item> = {
  /** Anchor for the list of missing parts. */
  id: string;
  label: string;
  /** True if the field beside it has a visible label. */
  isLabelShown?: boolean;
  items: readonly Item[];
  hint?: string | undefined;
  /** Adds the chosen item. Resolves once it is shown. */
  onPick: (item: Item) => Promise<unknown>;
};

/**
 * A combobox that saves on choice. Arrow keys only move through the results, so that passing an
 * option does not save it (reading A49). The focus stays for the next choice.
 */
export function Picker<Item extends Named>(props: PickerProps<Item>) {
  const { id, label, isLabelShown = false, items, hint, onPick } = props;
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const collection = useMemo(
    () =>
      createListCollection({
        items: items.filter(({ name }) => containsAll(name, typed)),
        itemToValue: (item) => String(item.id),
        itemToString: ({ name }) => name,
      }),
    [items, typed],
  );

  async function pick(item: Item | undefined) {
    if (!item) return;
    setSaving(true);
    await onPick(item);
    setSaving(false);
  }

  return (
    <Combobox.Root
      recipe={pickerRecipe}
      ids={{ input: id }}
      collection={collection}
      value={none}
      inputValue={typed}
      onInputValueChange={({ inputValue }) => setTyped(inputValue)}
      onValueChange={(chosen) => void pick(chosen.items[0])}
      selectionBehavior="clear"
      inputBehavior="autohighlight"
      openOnClick
      lazyMount
      unmountOnExit
      readOnly={isSaving}
      positioning={sameWidth}
    >
      <Combobox.Label srOnly={!isLabelShown}>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          placeholder={isLabelShown ? 'Escribe o elige' : `+ ${label}`}
          aria-busy={isSaving}
          aria-describedby={hint && `${id}-ayuda`}
        />
      </Combobox.Control>
      {hint && (
        <chakra.p id={`${id}-ayuda`} color="ink.muted" textStyle="sm">
          {hint}
        </chakra.p>
      )}
      <Found items={collection.items} />
    </Combobox.Root>
  );
}

type Named = { id: number | string; name: string };

const Found = ({ items }: { items: readonly Named[] }) => (
  <Combobox.Positioner>
    <Combobox.Content>
      <Combobox.Empty>No queda nada con ese nombre.</Combobox.Empty>
      {items.map((item) => (
        <Combobox.Item key={item.id} item={item}>
          {item.name}
        </Combobox.Item>
      ))}
    </Combobox.Content>
  </Combobox.Positioner>
);

/** Never has a value, because a choice is added to the list at once. */
const none: string[] = [];

const sameWidth = { sameWidth: true } as const;

/** «ing b2» finds «Inglés · B2». */
const containsAll = (name: string, typed: string) => {
  const text = searchText(name);
  return searchText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
