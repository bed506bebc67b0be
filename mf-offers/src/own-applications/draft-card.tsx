import { chakra } from '@chakra-ui/react/styled-system';
import { dateAndTime } from '@portal/kit/format/dates';
import { applicationPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import type { ListedDraft } from '../on-device/listed-drafts';
import { steps } from '../on-device/wizard-draft';

type DraftCardProps = { draft: ListedDraft; title: string };

export function DraftCard({ draft, title }: DraftCardProps) {
  const { offerId, savedAt, step } = draft;

  return (
    <chakra.article
      aria-label={`Borrador: ${title}`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      padding={{ base: '4', md: '5' }}
      bg="warning.tint"
      borderRadius="md"
    >
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.h2 textStyle="h4">{title}</chakra.h2>
        <chakra.p color="ink.muted" textStyle="sm">
          {`Borrador guardado el ${dateAndTime(savedAt)}, en el paso ${steps.indexOf(step) + 1} de ${steps.length}`}
        </chakra.p>
      </chakra.div>
      <LinkButton to={applicationPath(offerId)} aria-label={`Seguir donde quedé: ${title}`}>
        Seguir donde quedé
      </LinkButton>
    </chakra.article>
  );
}
