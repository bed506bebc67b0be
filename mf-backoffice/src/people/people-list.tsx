import type { PageOf } from '@portal/contract/page-of';
import type { Person } from '@portal/contract/person';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { deletePerson, peoplePageResource } from '@portal/kit/resources/people';
import { useResourceCache } from '@portal/runtime';
import { useState } from 'react';
import { fullName } from './full-name';
import { offerDisabling } from './offer-disabling';
import { PeopleTable } from './people-table';
import { PersonDialog } from './person-dialog';

type PeopleListProps = {
  page: PageOf<Person>;
  text: string;
  onDeleted: () => Promise<void>;
};

export function PeopleList({ page, text, onDeleted }: PeopleListProps) {
  const cache = useResourceCache();
  const [shown, setShown] = useState<{ id: number; isOpen: boolean }>();
  const person = page.items.find(({ id }) => id === shown?.id);

  const remove = (gone: Person) =>
    deleteWhenConfirmed({
      item: { kind: 'person', id: gone.id },
      name: fullName(gone),
      remove: () => deletePerson(gone.id),
      onChanged: onDeleted,
      onRefused: (error) => offerDisabling(gone, error),
    });

  const replace = (changed: Person) =>
    cache.replace(peoplePageResource(page.number, text).key, {
      ...page,
      items: page.items.map((old) => (old.id === changed.id ? changed : old)),
    });

  return (
    <>
      <PeopleTable
        people={page.items}
        onShow={({ id }) => setShown({ id, isOpen: true })}
        onDelete={(gone) => void remove(gone)}
      />
      {shown && person && (
        <PersonDialog
          person={person}
          isOpen={shown.isOpen}
          onClose={() => setShown({ id: person.id, isOpen: false })}
          onChanged={replace}
        />
      )}
    </>
  );
}
