import type { Offer } from '@portal/contract/offer';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useOfferDialogs, type OfferDialogKind } from '../offer-menu/use-offer-dialogs';
import { ActivitySection } from './activity-section';
import { ApplicantsSection } from './applicants-section';
import { LanguagesSection } from './assigned/languages-section';
import { QuestionsSection } from './assigned/questions-section';
import { SkillsSection } from './assigned/skills-section';
import { DataSection } from './data-section';
import { ManagementHead } from './head/management-head';
import { MissingPanel } from './missing/missing-panel';
import { publishChecks } from './missing/publish-checks';
import { PlacesSection } from './places/places-section';
import { LinkPreviews } from './preview/link-previews';
import { SectionNav } from './section/section-nav';
import { useOpenStatus } from './use-open-status';
import { useOfferParts } from './use-offer-parts';

type OfferManagementProps = { offer: Offer; reloadOffer: () => Promise<void> };

/** All parts of an offer on one page, each edited in place. */
export function OfferManagement({ offer, reloadOffer }: OfferManagementProps) {
  const { skills, languages, questions, activity, reload } = useOfferParts(offer.id);
  const openStatus = useOpenStatus(offer);
  const { shown, open, close, reopen } = useOfferDialogs();
  const onChanged = async () => void (await Promise.all([reloadOffer(), reload()]));
  const section = {
    offer,
    onChanged,
    onOpenDialog: (kind: OfferDialogKind) => open(kind, offer.id),
  };

  const requirements = { skills: skills.data ?? [], languages: languages.data ?? [] };
  const checks = publishChecks(offer, {
    skills: skills.data?.length,
    languages: languages.data?.length,
    questions: questions.data?.length,
  });
  const missing = checks.filter(({ isDone }) => !isDone).map((check) => check.section);

  return (
    <>
      <ManagementHead {...section} openStatus={openStatus} />
      <chakra.div css={layout}>
        <chakra.div gridArea="nav" hideBelow="xl" height="100%">
          <SectionNav missing={missing} />
        </chakra.div>
        <chakra.div gridArea="missing">
          <MissingPanel offer={offer} checks={checks} />
        </chakra.div>
        <chakra.div gridArea="parts" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <DataSection {...section} missing={missing} />
          <PlacesSection {...section} missing={missing} />
          <SkillsSection {...section} skills={skills} />
          <LanguagesSection {...section} languages={languages} />
          <QuestionsSection {...section} questions={questions} />
          <ApplicantsSection offer={offer} />
          <ActivitySection offer={offer} activity={activity} />
        </chakra.div>
        <chakra.div gridArea="previews">
          <LinkPreviews
            offer={{ ...offer, ...(openStatus && { status: openStatus }) }}
            requirements={requirements}
          />
        </chakra.div>
      </chakra.div>
      {shown && (
        <shown.Dialog
          offerId={shown.offerId}
          typed={shown.typed}
          onClose={close}
          onReopen={reopen}
          onSaved={onChanged}
        />
      )}
    </>
  );
}

/** On a phone the missing parts come first and the previews last. */
const layout: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) 320px',
    xl: '152px minmax(0, 1fr) 344px',
  },
  gridTemplateAreas: {
    base: '"missing" "parts" "previews"',
    lg: '"parts missing" "parts previews"',
    xl: '"nav parts missing" "nav parts previews"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
};
