import { company } from '@portal/contract/company';
import type { PersonEntry } from '@portal/contract/person';
import { createPerson, updatePerson } from '@portal/kit/resources/people';
import { showAlert, useNavigate, useParams } from '@portal/runtime';
import { WorkPage } from '../components/work-page';
import { useListPath } from '../people/list-path';
import { PersonForm } from './person-form';
import { PersonLoader } from './person-loader';

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
  }

  return <PersonForm submitLabel="Guardar" onSubmit={save} />;
}

function EditedPerson({ id }: { id: number }) {
  const finish = useFinish();

  async function save(entry: PersonEntry) {
    const message = await updatePerson(id, entry);
    finish('Persona Actualizada', message || 'Los cambios se guardaron.');
  }

  return (
    <PersonLoader id={id}>
      {(person) => <PersonForm person={person} submitLabel="Actualizar" onSubmit={save} />}
    </PersonLoader>
  );
}

/** Tells that the person is saved and goes back to the list. */
function useFinish() {
  const navigate = useNavigate();
  const listPath = useListPath();

  return (title: string, text: string) => {
    void showAlert({ kind: 'success', title, text });
    void navigate(listPath);
  };
}
