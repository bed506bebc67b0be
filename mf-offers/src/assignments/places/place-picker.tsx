import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { Button } from '@portal/kit/ui/button';
import { useRef, useState } from 'react';

type PlacePickerProps = {
  label: string;
  items: readonly { id: number; name: string }[];
  hint?: string | undefined;
  /** The button waits for a choice; without it, pressing it asks for one. */
  needsChoice?: boolean;
  isAddDisabled?: boolean;
  onAdd: (id: number | undefined) => void;
};

/** A select and the button that adds what is chosen in it. */
export function PlacePicker(props: PlacePickerProps) {
  const { label, items, hint, needsChoice = true, isAddDisabled = false, onAdd } = props;
  const [value, setValue] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen in another list is no choice in this one.
  const chosen = items.find(({ id }) => String(id) === value)?.id;

  function add() {
    onAdd(chosen);
    setValue('');
    // The button, which waits for the next choice, would lose the focus.
    select.current?.focus();
  }

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.div flex="1 1 14rem">
        <SelectField
          ref={select}
          label={label}
          placeholder="Selecciona una opción"
          options={toOptions(items)}
          value={chosen ?? ''}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={(event) => {
            // A select does not submit a form by itself (specification §5, reading A18).
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </chakra.div>
      <Button
        variant="outline"
        disabled={isAddDisabled || (needsChoice && chosen === undefined)}
        onClick={add}
      >
        Asignar
      </Button>
      {hint && (
        <chakra.p role="status" flexBasis="100%" color="ink.muted" textStyle="sm">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  );
}
