import { valibotResolver } from '@hookform/resolvers/valibot';
import { invitedPersonEntry, type Invitation } from '@portal/contract/account-entry';
import type { Person } from '@portal/contract/person';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

type InvitedPerson = Invitation['person'];

/** State of the invitation form: a person of the directory, or a new person. */
export function useInvitedPerson() {
  const [isNew, setNew] = useState(false);
  const [chosen, setChosen] = useState<Person>();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(invitedPersonEntry),
    defaultValues: { firstName: '', lastName: '', email: '' },
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;

  function choose(person: Person | undefined) {
    setChosen(person);
    setProblem(undefined);
  }

  /** Fills the name with the search text. */
  function enterNew(typed: string) {
    const [firstName = '', ...rest] = typed.trim().split(/\s+/);
    form.reset({ firstName, lastName: rest.join(' '), email: '' });
    setNew(true);
  }

  /** Returns undefined if something is missing, and shows the problem. */
  async function read(): Promise<InvitedPerson | undefined> {
    let entered: InvitedPerson | undefined;
    if (isNew) await form.handleSubmit((entry) => void (entered = entry))();
    else if (chosen) entered = { id: chosen.id };
    else setProblem('Elige a alguien de la lista, o escribe una persona nueva.');
    return entered;
  }

  return {
    isNew,
    chosen,
    problem,
    form,
    choose,
    enterNew,
    leaveNew: () => setNew(false),
    read,
    isStarted: chosen !== undefined || isNew || isDirty,
  };
}
