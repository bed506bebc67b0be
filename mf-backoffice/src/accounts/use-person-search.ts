import type { Person } from '@portal/contract/person';
import { searchText } from '@portal/kit/format/search-text';
import { useState, type KeyboardEvent } from 'react';
import { fullName } from '../people/full-name';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type PersonSearchOptions = {
  people: readonly Person[];
  chosen: Person | undefined;
  onChoose: (person: Person | undefined) => void;
};

/** Search text, matching people, and the index of the active option. */
export function usePersonSearch({ people, chosen, onChoose }: PersonSearchOptions) {
  const [typed, setTyped] = useState(chosen ? fullName(chosen) : '');
  const [active, setActive] = useState(0);
  const found = chosen ? [] : findPeople(people, typed);

  function choose(person: Person) {
    setTyped(fullName(person));
    onChoose(person);
  }

  function type(text: string) {
    setTyped(text);
    setActive(0);
    onChoose(undefined);
  }

  function press(event: KeyboardEvent) {
    const person = found[active];
    const step = steps[event.key];
    if (!person || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) choose(person);
    else setActive((active + step + found.length) % found.length);
  }

  return { typed, found, active, type, press, choose };
}

const mostFound = 6;

function findPeople(people: readonly Person[], typed: string) {
  const wanted = searchText(typed.trim());
  if (wanted === '') return [];
  return people
    .filter((person) => searchText(`${fullName(person)} ${person.email}`).includes(wanted))
    .slice(0, mostFound);
}
