import { chakra } from '@chakra-ui/react/styled-system';
import type { Person } from '@portal/contract/person';
import { EmailText } from '@portal/kit/ui/email-text';
import { fullName } from '../people/full-name';

type PersonOptionsProps = {
  id: string;
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
};

/** The field keeps the focus and passes its keys to the options. */
export function PersonOptions({ id, people, active, onChoose }: PersonOptionsProps) {
  return (
    <Options id={id} role="listbox" aria-label="Personas encontradas" hidden={people.length === 0}>
      {people.map((person, index) => (
        <Option
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <span>{fullName(person)}</span>
          <chakra.span display="block" color="ink.muted" fontSize="0.875rem">
            <EmailText email={person.email} />
          </chakra.span>
        </Option>
      ))}
    </Options>
  );
}

const Options = chakra('div', {
  base: {
    maxHeight: '240px',
    overflowY: 'auto',
    padding: '1',
    borderWidth: '1px',
    borderRadius: 'sm',
  },
});

const Option = chakra('div', {
  base: {
    paddingInline: '2',
    paddingBlock: '1.5',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'soft' },
    '&[aria-selected=true]': {
      bg: 'primary.tint',
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '-2px',
    },
  },
});
