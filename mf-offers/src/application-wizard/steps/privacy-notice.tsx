import { chakra } from '@chakra-ui/react/styled-system';
import { talentPoolText } from '@portal/contract/consent';
import { useCompany } from '@portal/kit/company/use-company';
import { paths } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';
import type { DraftStore } from '../draft/draft-store';
import { useDraft } from '../use-draft-store';

const PlainLink = chakra(Link);

/** First layer of the privacy notice, shown before data are sent (reading A43). */
export function PrivacyNotice() {
  const { name } = useCompany();

  return (
    <chakra.p textStyle="sm" color="ink.muted">
      <span>{`${name} usará estos datos y tu currículum solo para evaluar tu postulación a esta oferta. Puedes pedir una copia o que los borremos cuando quieras:`}</span>{' '}
      <PlainLink to={paths.privacy} color="primary" textDecoration="underline">
        cómo cuidamos tus datos
      </PlainLink>
      <span>.</span>
    </chakra.p>
  );
}

type TalentPoolBoxProps = { store: DraftStore; isDisabled: boolean };

/** Optional consent to keep the CV for other offers. Unticked by default (reading A43). */
export function TalentPoolBox({ store, isDisabled }: TalentPoolBoxProps) {
  const isChecked = useDraft(store, ({ draft }) => draft.joinsTalentPool);

  return (
    <chakra.label display="flex" alignItems="start" gap="3" paddingBlock="1" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="20px"
        flexShrink="0"
        marginTop="0.5"
        accentColor="{colors.primary}"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => store.change({ joinsTalentPool: target.checked })}
      />
      <span>
        <span>{talentPoolText}</span> <chakra.span color="ink.muted">Es opcional.</chakra.span>
      </span>
    </chakra.label>
  );
}
