import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { FactList } from '../../offer/fact-list';
import { offerFacts, type Fact } from '../../offer/offer-facts';
import { isOpen } from '../../offer/offer-state';
import { factsLook, panelLook, payLook, sideLook } from '../detail-look';
import { ApplyAction } from './apply-action';
import { ClosedNotice } from './closed-notice';
import { OfferTools } from './offer-tools';

export function OfferPanel({ offer }: { offer: Offer }) {
  const { salaryRange, ...facts } = offerFacts(offer);

  return (
    <chakra.div css={sideLook}>
      <chakra.div css={panelLook}>
        <chakra.div css={payLook}>
          <Salary fact={salaryRange} />
          {isOpen(offer) ? <ApplyAction offer={offer} /> : <ClosedNotice />}
        </chakra.div>
        <chakra.div css={factsLook}>
          <FactList facts={Object.values(facts)} />
          <OfferTools offer={offer} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

const Salary = ({ fact: { label, value } }: { fact: Fact }) => (
  <dl>
    <div>
      <chakra.dt textStyle="sm" color="ink.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        marginTop="0.5"
        fontSize={{ base: '1.25rem', lg: '1.375rem' }}
        fontWeight="700"
        lineHeight="1.25"
        letterSpacing="-0.01em"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.dd>
    </div>
  </dl>
);
