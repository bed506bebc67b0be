import { searchText } from '@portal/kit/format/search-text';
import { hasRole, useSession } from '@portal/runtime';
import { useState } from 'react';
import type { FindingGroup } from './finding';
import { findAreas } from './site-areas';
import { useCandidates } from './use-candidates';
import { useOffers } from './use-offers';
import { usePeople } from './use-people';

/**
 * Results for a text: candidates and people from the server, if the user may read them; offers by
 * title, and pages by name. An empty text requests nothing.
 */
function useFindings(typed: string) {
  const session = useSession();
  const text = typed.trim();
  const isWanted = text !== '';
  const candidates = useCandidates(text, isWanted && hasRole(session, 'ROLE_ADMIN'));
  const people = usePeople(text, isWanted && session.isAuthenticated);
  const offers = useOffers(text, isWanted);
  const read = [candidates, people, offers];

  const groups: FindingGroup[] = [
    { label: 'Candidatos', findings: candidates.findings },
    { label: 'Personas', findings: people.findings },
    { label: 'Ofertas', findings: isWanted ? offers.findings : [] },
    { label: 'Pantallas', findings: findAreas(session, searchText(text)) },
  ];
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    isLoading: read.some(({ isLoading }) => isLoading),
    hasFailed: read.some(({ error }) => error !== undefined),
  };
}

/**
 * Keeps the previous results until the next ones are loaded, so that nothing flickers while typing.
 */
export function useSettledFindings(text: string) {
  const found = useFindings(text);
  const { groups, isLoading } = found;
  const [settled, setSettled] = useState({ text, groups });
  if (!isLoading && settled.text !== text) setSettled({ text, groups });
  return { ...found, groups: isLoading ? settled.groups : groups };
}
