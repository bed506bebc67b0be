import { chakra } from '@chakra-ui/react/styled-system';
import { personFormFields } from '@portal/contract/person-entry';
import { TextField } from '@portal/kit/form/text-field';
import { Button } from '@portal/kit/ui/button';
import { useEffect } from 'react';
import { PersonSearch } from './person-search';
import type { useInvitedPerson } from './use-invited-person';

type InvitedPersonProps = ReturnType<typeof useInvitedPerson>;

export function InvitedPerson(props: InvitedPersonProps) {
  const { isNew, chosen, problem, choose, enterNew } = props;
  if (isNew) return <NewPerson {...props} />;
  return <PersonSearch chosen={chosen} problem={problem} onChoose={choose} onNew={enterNew} />;
}

function NewPerson({ form, leaveNew }: InvitedPersonProps) {
  const { register, setFocus, formState } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    ...personFormFields[name],
    autoComplete: 'off',
    error: formState.errors[name]?.message,
    ...register(name),
  });

  return (
    <chakra.div role="group" aria-label="Persona nueva" display="grid" gap="4">
      <Names>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
      </Names>
      <TextField type="email" {...field('email')} />
      <Button
        variant="ghost"
        size="sm"
        justifySelf="start"
        marginInlineStart="-3"
        onClick={leaveNew}
      >
        Elegir a alguien de Personas
      </Button>
    </chakra.div>
  );
}

const Names = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
