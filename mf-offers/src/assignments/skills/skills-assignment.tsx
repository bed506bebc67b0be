import type { OfferSkill } from '@portal/contract/offer-skill';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { deleteOfferSkill, offerSkillsResource } from '@portal/kit/resources/offer-skills';
import { paths } from '@portal/kit/routing/paths';
import { useState } from 'react';
import { AssignedList } from '../catalog-items/assigned-list';
import type { OfferAssignment } from '../page/offer-assignment';
import { SkillForm } from './skill-form';
import { SkillTable } from './skill-table';

/** Skills that an offer requires (S2.65). */
export const skillsAssignment: OfferAssignment = {
  title: 'Asignar conocimientos',
  path: paths.offerSkills,
  missingText: 'No se puede guardar: ID de oferta no disponible...',
  Form: ({ offerId }) => (
    <AssignedList
      of={offerSkillsResource(offerId)}
      loading="Cargando conocimientos..."
      minHeight="30vh"
      failure="No pudimos cargar los conocimientos de la oferta."
    >
      {(rows, reload) => <SkillList offerId={offerId} rows={rows} reload={reload} />}
    </AssignedList>
  ),
};

type SkillListProps = {
  offerId: number;
  rows: readonly OfferSkill[];
  reload: () => Promise<void>;
};

function SkillList({ offerId, rows, reload }: SkillListProps) {
  const [edited, setEdited] = useState<OfferSkill>();
  const [hasEdited, setHasEdited] = useState(false);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const assigned = rows.filter(({ skill }) => !hidden.includes(skill.id));

  function edit(row: OfferSkill) {
    setEdited(row);
    setHasEdited(true);
  }

  function leaveEditing(row: OfferSkill) {
    if (row.skill.id === edited?.skill.id) setEdited(undefined);
  }

  /** A row without an id exists only in the view, so no request is sent (S8.24). */
  function remove(row: OfferSkill) {
    const { id, skill } = row;
    if (id === undefined) {
      leaveEditing(row);
      return setHidden([...hidden, skill.id]);
    }
    return void deleteWhenConfirmed({
      item: { kind: 'offerSkill', id },
      name: skill.name,
      remove: () => deleteOfferSkill(id),
      onChanged: () => {
        leaveEditing(row);
        return reload();
      },
    });
  }

  return (
    <>
      <SkillForm
        key={edited?.skill.id ?? 'new'}
        offerId={offerId}
        assigned={assigned}
        edited={edited}
        takesFocus={hasEdited}
        onCancel={() => setEdited(undefined)}
        onOutdated={async (after) => {
          setEdited(after);
          await reload();
        }}
        onSaved={async () => {
          setEdited(undefined);
          await reload();
        }}
      />
      <SkillTable rows={assigned} edited={edited} onEdit={edit} onDelete={remove} />
    </>
  );
}
