import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { Button } from '@portal/kit/ui/button';
import { useRef, useState } from 'react';

type PlacePickerProps = {
  label: string;
  items: readonly { id: number; name: string }[];
  hint?: string | undefined;
  /** True if the button is disabled without a choice; otherwise pressing it asks for one. */
  needsChoice?: boolean;
  isAddDisabled?: boolean;
  onAdd: (id: number | undefined) => void;
};

export function PlacePicker(props: PlacePickerProps) {
  const { label, items, hint, needsChoice = true, isAddDisabled = false, onAdd } = props;
  const [value, setValue] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  // A choice from another list does not count.
  const chosen = items.find(({ id }) => String(id) === value)?.id;

  function add() {
    onAdd(chosen);
    setValue('');
    // The button becomes disabled and would lose the focus.
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
            // Enter in a select does not submit the form (S5.47, reading A18).
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
