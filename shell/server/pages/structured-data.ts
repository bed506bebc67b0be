import { companyCountries } from '@portal/contract/company';
import { paths } from '@portal/kit/routing/paths';
import { pageUrl } from '../../src/head/head-tags';
import type { SiteCompany } from '../company';
import type { ReleaseSet } from '../releases/release-set';
import type { PageContent } from './page-content';
import type { RequestedPage } from './requested-page';

/** schema.org entities of a page: its own ones and its breadcrumbs. */
export function structuredData(
  releaseSet: ReleaseSet,
  requested: RequestedPage,
  { company, rendered }: PageContent,
): readonly object[] {
  const { path, origin } = requested;
  const own = rendered?.description;
  if (path === paths.home) return [organization(origin, company), website(origin, company)];
  const breadcrumb = breadcrumbList(releaseSet, requested, own?.title);
  const [main, ...others] = own?.structuredData ?? [];
  if (!main) return [breadcrumb];
  // Nested in the page's entity, so that search engines see only one main entity.
  const page = { '@type': 'WebPage', '@id': pageUrl(origin, path), breadcrumb };
  return [{ ...main, mainEntityOfPage: page }, ...others];
}

const organization = (origin: string, company: SiteCompany) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: company.name,
  slogan: company.claim,
  url: pageUrl(origin, paths.home),
  logo: `${origin}/images/logo.png`,
  email: company.email,
  areaServed: companyCountries.map((name) => ({ '@type': 'Country', name })),
  sameAs: Object.values(company.social).filter((url) => url !== ''),
});

const website = (origin: string, company: SiteCompany) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: company.name,
  url: pageUrl(origin, paths.home),
  inLanguage: 'es',
  publisher: { '@id': `${origin}/#organization` },
});

function breadcrumbList(
  { routes }: ReleaseSet,
  { route, path, origin }: RequestedPage,
  title = route.title,
) {
  const above = routes
    .filter((other) => other.isIndexed && path.startsWith(`${other.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);
  const trail = [{ path: paths.home, title: 'Inicio' }, ...above, { path, title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: pageUrl(origin, step.path),
    })),
  };
}
