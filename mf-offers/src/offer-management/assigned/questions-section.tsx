import type { OfferQuestion } from '@portal/contract/offer-question';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { offerQuestionsPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Loaded } from '@portal/kit/ui/loaded';
import { CircleHelp } from 'lucide-react';
import { questionAssignment as assignment } from '../../assignments/questions/question-assignment';
import { CatalogPicker } from '../section/catalog-picker';
import { focusPicker } from '../section/focus-picker';
import { pickers } from '../section/pickers';
import { RemovableItems } from '../section/removable-items';
import { Section } from '../section/section';
import type { SectionProps } from '../section/section-props';
import { addAtOnce, removeAtOnce } from './change-at-once';

type QuestionsSectionProps = SectionProps & { questions: ResourceResult<OfferQuestion[]> };

export function QuestionsSection({ offer, questions, onChanged }: QuestionsSectionProps) {
  const { item, assigned, unassigned, kind } = assignment;

  const remove = ({ id, question }: OfferQuestion) =>
    removeAtOnce({
      item: { kind, id },
      name: question.name,
      run: () => assignment.unassign(id),
      failure: unassigned.failure,
      onChanged,
    }).then(() => focusPicker(pickers.question));

  return (
    <Section
      name="questions"
      icon={CircleHelp}
      count={questions.data?.length}
      isMissing={questions.data?.length === 0}
      action={
        <LinkButton to={offerQuestionsPath(offer.id)} variant="ghost" size="sm">
          Abrir preguntas
        </LinkButton>
      }
    >
      <Loaded of={questions} loading={assignment.loading} failure={assignment.loadFailure}>
        {(rows) => (
          <>
            <RemovableItems
              label={assignment.caption}
              emptyText="Sin preguntas, quien postula solo deja sus datos y su CV."
              items={rows.map((row) => ({
                id: row.id,
                name: row.question.name,
                onRemove: () => void remove(row),
              }))}
            />
            <CatalogPicker
              {...item}
              id={pickers.question}
              label="Agregar pregunta"
              assigned={rows.map(assignment.itemOf)}
              onPick={({ id }) =>
                addAtOnce({
                  run: () => assignment.assign({ questionId: id, offerId: offer.id }),
                  ...assigned,
                  onChanged,
                })
              }
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
