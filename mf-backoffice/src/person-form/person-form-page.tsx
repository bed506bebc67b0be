import { comparedFields } from '@portal/contract/field-texts';
import { personFormValues } from '@portal/contract/person-entry';
import { personFields } from '@portal/contract/person-fields';
import type { Person, PersonEntry } from '@portal/contract/person';
import { useCompany } from '@portal/kit/company/use-company';
import { saveOver } from '@portal/kit/editing/save-over';
import { useLeaveWhenRefused } from '@portal/kit/failures/use-refused';
import { useFresh } from '@portal/kit/query/use-fresh';
import { createPerson, personResource, updatePerson } from '@portal/kit/resources/people';
import { paths } from '@portal/kit/routing/paths';
import { Loaded } from '@portal/kit/ui/loaded';
import { showAlert, useNavigate, useParams } from '@portal/runtime';
import { useCallback } from 'react';
import { WorkPage } from '../page-parts/work-page';
import { useListPath } from '../people/list-path';
import { PersonForm } from './person-form';

export function PersonFormPage() {
  const { id } = useParams();
  const listPath = useListPath();
  const { name } = useCompany();

  return (
    <WorkPage title="Pre-entrevista" description={name} backTo={listPath}>
      {id === undefined ? <NewPerson /> : <EditedPerson key={id} id={Number(id)} />}
    </WorkPage>
  );
}

function NewPerson() {
  const finish = useFinish();

  async function save(entry: PersonEntry) {
    const message = await createPerson(entry);
    finish(
      'Persona Creada',
      message || `${entry.firstName} ${entry.lastName} ya está en la lista.`,
    );
    return [];
  }

  return <PersonForm submitLabel="Guardar" onSubmit={save} />;
}

function EditedPerson({ id }: { id: number }) {
  const load = useCallback(() => personResource(id).load(), [id]);
  const { replace, ...read } = useFresh(load);
  useLeaveWhenRefused(read.error, paths.people);

  return (
    <Loaded of={read} loading="Cargando persona..." failure="No pudimos cargar a la persona.">
      {(person) => <OpenPerson person={person} onOutdated={replace} />}
    </Loaded>
  );
}

type OpenPersonProps = {
  person: Person;
  /** Receives the person as a colleague saved it meanwhile. */
  onOutdated: (person: Person) => void;
};

function OpenPerson({ person, onOutdated }: OpenPersonProps) {
  const finish = useFinish();

  async function save(entry: PersonEntry) {
    const outcome = await update(person, entry);
    if (outcome.kind === 'outdated') {
      onOutdated(outcome.after);
      return outcome.taken;
    }
    finish('Persona Actualizada', outcome.saved || 'Los cambios se guardaron.');
    return [];
  }

  return <PersonForm person={person} submitLabel="Actualizar" onSubmit={save} />;
}

const update = (before: Person, entry: PersonEntry) =>
  saveOver({
    before,
    of: { subject: 'person', id: before.id },
    entry,
    fields: comparedFields(personFields),
    toFields: personFormValues,
    save: (person) => updatePerson(person, entry),
    reload: () => personResource(before.id).load(),
  });

function useFinish() {
  const navigate = useNavigate();
  const listPath = useListPath();

  return (title: string, text: string) => {
    void showAlert({ kind: 'success', title, text });
    void navigate(listPath);
  };
}
