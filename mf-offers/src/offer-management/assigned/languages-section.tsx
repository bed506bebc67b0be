import type { CatalogItem } from '@portal/contract/catalog';
import type { OfferLanguage } from '@portal/contract/offer-language';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource, type ResourceResult } from '@portal/kit/query/use-resource';
import { languagesResource } from '@portal/kit/resources/languages';
import { levelsResource } from '@portal/kit/resources/levels';
import { offerLanguagesPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Loaded } from '@portal/kit/ui/loaded';
import { Languages } from 'lucide-react';
import { choiceHint, withoutAssigned } from '../../assignments/catalog-items/choices';
import {
  languageAssignment as assignment,
  languageChoice,
  levelChoice,
} from '../../assignments/languages/language-assignment';
import { AddingRow } from '../section/adding-row';
import { focusPicker } from '../section/focus-picker';
import { Picker } from '../section/picker';
import { pickers } from '../section/pickers';
import { RemovableItems } from '../section/removable-items';
import { Section } from '../section/section';
import type { SectionProps } from '../section/section-props';
import { addAtOnce, removeAtOnce } from './change-at-once';

type LanguagesSectionProps = SectionProps & { languages: ResourceResult<OfferLanguage[]> };

export function LanguagesSection({ offer, languages, onChanged }: LanguagesSectionProps) {
  const { kind, unassigned } = assignment;

  const remove = ({ id, language }: OfferLanguage) =>
    removeAtOnce({
      item: { kind, id },
      name: language.name,
      run: () => assignment.unassign(id),
      failure: unassigned.failure,
      onChanged,
    }).then(() => focusPicker(pickers.language));

  return (
    <Section
      name="languages"
      icon={Languages}
      count={languages.data?.length}
      isMissing={languages.data?.length === 0}
      action={
        <LinkButton to={offerLanguagesPath(offer.id)} variant="ghost" size="sm">
          Abrir idiomas
        </LinkButton>
      }
    >
      <Loaded of={languages} loading={assignment.loading} failure={assignment.loadFailure}>
        {(rows) => (
          <AddingRow>
            <RemovableItems
              label={assignment.caption}
              look="chips"
              emptyText={assignment.emptyText}
              items={rows.map((row) => ({
                id: row.id,
                name: languageAtLevel(row),
                onRemove: () => void remove(row),
              }))}
            />
            <LanguagePicker
              assigned={rows.map(assignment.itemOf)}
              onPick={(choice) =>
                addAtOnce({
                  run: () => assignment.assign({ ...choice, offerId: offer.id }),
                  ...assignment.assigned,
                  onChanged,
                })
              }
            />
          </AddingRow>
        )}
      </Loaded>
    </Section>
  );
}

type LanguageAtLevel = { language: CatalogItem; level: CatalogItem };

const languageAtLevel = ({ language, level }: LanguageAtLevel) =>
  `${language.name} · ${level.name}`;

type LanguagePickerProps = {
  assigned: readonly CatalogItem[];
  onPick: (choice: { languageId: number; levelId: number }) => Promise<unknown>;
};

/** A language with its level is one option: «ing b2» finds «Inglés · B2». */
function LanguagePicker({ assigned, onPick }: LanguagePickerProps) {
  const languages = useResource(languagesResource);
  const levels = useResource(levelsResource);
  useFailureAlert(languages.error, languageChoice.failure);
  useFailureAlert(levels.error, levelChoice.failure);
  const free = withoutAssigned(languages.data ?? [], assigned);
  const choices = free.flatMap((language) =>
    (levels.data ?? []).map((level) => ({
      id: `${language.id} ${level.id}`,
      name: languageAtLevel({ language, level }),
      languageId: language.id,
      levelId: level.id,
    })),
  );

  return (
    <Picker
      id={pickers.language}
      label="Agregar idioma y nivel"
      items={choices}
      hint={choiceHint(languages.data, free, languageChoice.hints)}
      onPick={({ languageId, levelId }) => onPick({ languageId, levelId })}
    />
  );
}
