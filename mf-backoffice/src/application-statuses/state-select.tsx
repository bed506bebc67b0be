import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatusRecord } from '@portal/contract/application-status';
import {
  chosenStates,
  publicStateField,
  publicStateTexts,
  type ChosenState,
} from '@portal/contract/public-state';
import { controlRecipe } from '@portal/kit/form/field';

type StateSelectProps = {
  name: string;
  /** What a server other than ours does not tell is still to be chosen. */
  state: ApplicationStatusRecord['publicState'];
  isSaving: boolean;
  onChoose: (state: ChosenState) => void;
};

/** What a status means to those who applied; nothing is saved by choosing it. */
export function StateSelect({ name, state, isSaving, onChoose }: StateSelectProps) {
  return (
    <Select
      aria-label={`${publicStateField.label}: ${name}`}
      value={state ?? ''}
      disabled={isSaving}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {state === undefined && <option value="">Selecciona una opción</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {publicStateTexts[choice]}
        </option>
      ))}
    </Select>
  );
}

const isChoice = (name: string): name is ChosenState => Object.hasOwn(chosenStates, name);
const choices = Object.keys(chosenStates).filter(isChoice);

const Select = chakra('select', {
  ...controlRecipe,
  base: { ...controlRecipe.base, minHeight: '40px', width: 'auto', minWidth: '140px' },
});
