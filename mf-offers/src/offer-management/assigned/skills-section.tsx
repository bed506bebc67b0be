import type { OfferSkill } from '@portal/contract/offer-skill';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { deleteOfferSkill } from '@portal/kit/resources/offer-skills';
import { Button } from '@portal/kit/ui/button';
import { Loaded } from '@portal/kit/ui/loaded';
import { Lightbulb } from 'lucide-react';
import { focusPicker } from '../section/focus-picker';
import { pickers } from '../section/pickers';
import { RemovableItems } from '../section/removable-items';
import { Section } from '../section/section';
import type { SectionProps } from '../section/section-props';
import { removeAtOnce } from './change-at-once';
import { SkillAdder } from './skill-adder';

type SkillsSectionProps = SectionProps & { skills: ResourceResult<OfferSkill[]> };

export function SkillsSection({ offer, skills, onChanged, onOpenDialog }: SkillsSectionProps) {
  return (
    <Section
      name="skills"
      icon={Lightbulb}
      count={skills.data?.length}
      isMissing={skills.data?.length === 0}
      action={
        <Button variant="ghost" size="sm" onClick={() => onOpenDialog('skills')}>
          Abrir conocimientos
        </Button>
      }
    >
      <Loaded
        of={skills}
        loading="Cargando conocimientos..."
        failure="No pudimos cargar los conocimientos de la oferta."
      >
        {(rows) => (
          <>
            <RemovableItems
              label="Conocimientos asignados"
              emptyText="No hay conocimientos asignados a esta oferta aún."
              items={rows.map((row) => ({
                id: row.skill.id,
                name: row.skill.name,
                detail: row.minimumExperience,
                onRemove: removalOf(row, onChanged),
              }))}
            />
            <SkillAdder offerId={offer.id} assigned={rows} onChanged={onChanged} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** A row without an id was never saved on the server. */
function removalOf({ id, skill }: OfferSkill, onChanged: () => Promise<void>) {
  if (id === undefined) return undefined;
  const remove = () =>
    removeAtOnce({
      item: { kind: 'offerSkill', id },
      name: skill.name,
      run: () => deleteOfferSkill(id),
      failure: 'No pudimos quitar el conocimiento. Inténtalo de nuevo.',
      onChanged,
    });
  return () => void remove().then(() => focusPicker(pickers.skill));
}
