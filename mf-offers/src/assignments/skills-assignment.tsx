import { chakra } from '@chakra-ui/react/styled-system';
import type { OfferSkill } from '@portal/contract/offer-skill';
import { deleteWhenConfirmed } from '@portal/kit/deletion/delete-when-confirmed';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource } from '@portal/kit/query/use-resource';
import { deleteOfferSkill, offerSkillsResource } from '@portal/kit/resources/offer-skills';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { useState } from 'react';
import { AssignedOffer } from './assigned-offer';
import { SkillForm } from './skill-form';
import { SkillTable } from './skill-table';
import { useAssignedOffer } from './use-assigned-offer';

const missingOffer = 'No se puede guardar: ID de oferta no disponible...';

/** What an offer asks people to know, in a dialog or on a page of its own (specification §2, reading A06). */
export function SkillsAssignment({ offerId }: { offerId: number | undefined }) {
  const fresh = useAssignedOffer(offerId, missingOffer);

  return (
    <chakra.div display="grid" gap="5">
      <AssignedOffer {...fresh} />
      {offerId !== undefined && <Skills offerId={offerId} />}
    </chakra.div>
  );
}

function Skills({ offerId }: { offerId: number }) {
  const { data, error, reload } = useResource(offerSkillsResource(offerId));
  const [edited, setEdited] = useState<OfferSkill>();
  const [hasEdited, setHasEdited] = useState(false);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const text = errorMessage(error, 'No pudimos cargar los conocimientos de la oferta.');
  useFailureAlert(error, text);

  if (!data && error !== undefined) {
    return <LoadFailure error={error} text={text} onRetry={reload} />;
  }
  if (!data) return <Loading text="Cargando conocimientos..." minHeight="30vh" />;
  const assigned = data.filter(({ skill }) => !hidden.includes(skill.id));

  function edit(row: OfferSkill) {
    setEdited(row);
    setHasEdited(true);
  }

  function leaveEditing(row: OfferSkill) {
    if (row.skill.id === edited?.skill.id) setEdited(undefined);
  }

  /** A row that the server does not know by an id is only taken from the view (specification §8). */
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
