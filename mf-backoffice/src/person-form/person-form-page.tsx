import { company } from '@portal/contract/company';
import { comparedFields } from '@portal/contract/field-texts';
import { personFormValues } from '@portal/contract/person-entry';
import { personFields } from '@portal/contract/person-fields';
import type { Person, PersonEntry } from '@portal/contract/person';
import { saveOver } from '@portal/kit/editing/save-over';
import { createPerson, personResource, updatePerson } from '@portal/kit/resources/people';
import { showAlert, useNavigate, useParams } from '@portal/runtime';
import { WorkPage } from '../page-parts/work-page';
import { useListPath } from '../people/list-path';
import { PersonForm } from './person-form';
import { PersonLoader, type LoadedPerson } from './person-loader';

/** Creates a person, or edits the one that the address names. */
export function PersonFormPage() {
  const { id } = useParams();
  const listPath = useListPath();

  return (
    <WorkPage title="Pre-entrevista" description={company.name} backTo={listPath}>
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
  return <PersonLoader id={id}>{(edited) => <OpenPerson {...edited} />}</PersonLoader>;
}

function OpenPerson({ person, replace }: LoadedPerson) {
  const finish = useFinish();

  async function save(entry: PersonEntry) {
    const outcome = await update(person, entry);
    if (outcome.kind === 'outdated') {
      replace(outcome.after);
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

/** Tells that the person is saved and goes back to the list. */
function useFinish() {
  const navigate = useNavigate();
  const listPath = useListPath();

  return (title: string, text: string) => {
    void showAlert({ kind: 'success', title, text });
    void navigate(listPath);
  };
}
