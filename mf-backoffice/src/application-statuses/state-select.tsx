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
  /** Undefined if the server does not send it; the user still has to choose. */
  state: ApplicationStatusRecord['publicState'];
  isSaving: boolean;
  onChoose: (state: ChosenState) => void;
};

/** Chooses the public meaning of a status. Choosing does not save it. */
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
