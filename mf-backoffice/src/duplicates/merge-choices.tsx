import type { Duplicate } from '@portal/contract/duplicates';
import { RadioCards } from '../page-parts/radio-cards';
import { sentBy } from './sent-by';

type Side = 'one' | 'other';
const sides: readonly Side[] = ['one', 'other'];

export type MergeChoice = { emailOf: Side; nameOf: Side };

type MergeChoicesProps = {
  pair: Duplicate;
  chosen: MergeChoice;
  onChange: (chosen: MergeChoice) => void;
};

export function MergeChoices({ pair, chosen, onChange }: MergeChoicesProps) {
  return (
    <>
      <RadioCards
        legend="Correo que queda"
        options={sides.map((value) => ({
          value,
          label: pair[value].email,
          text: sentBy([pair[value]]),
        }))}
        value={chosen.emailOf}
        onChange={(emailOf) => onChange({ ...chosen, emailOf })}
      />
      {pair.one.name !== pair.other.name && (
        <RadioCards
          legend="Nombre que queda"
          options={sides.map((value) => ({
            value,
            label: pair[value].name,
            text: `Con ${pair[value].email}`,
          }))}
          value={chosen.nameOf}
          onChange={(nameOf) => onChange({ ...chosen, nameOf })}
        />
      )}
    </>
  );
}
