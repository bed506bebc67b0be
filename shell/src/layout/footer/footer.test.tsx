import { companyExamples } from '@portal/contract/company-examples';
import { companySeed } from '@portal/contract/testing/company-seed';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { Footer } from './footer';
import { SocialBar } from './social-bar';

test('S1.02 lists exactly the twelve countries of the specification', () => {
  renderPage(<Footer />);

  const countries = within(screen.getByRole('list', { name: 'Países' })).getAllByRole('listitem');
  expect(countries.map((country) => country.textContent)).toEqual([
    'Argentina',
    'Canadá',
    'Chile',
    'Colombia',
    'Costa Rica',
    'España',
    'Guatemala',
    'India',
    'México',
    'Panamá',
    'Perú',
    'Estados Unidos',
  ]);
});

test('leads to the own applications, to the privacy page and to the mailbox', () => {
  renderPage(<Footer />);

  expect(screen.getByRole('link', { name: 'Mis postulaciones' })).toHaveAttribute(
    'href',
    '/mis-postulaciones',
  );

  expect(screen.getByRole('link', { name: 'Privacidad y datos personales' })).toHaveAttribute(
    'href',
    '/privacidad',
  );
  const { email } = companyExamples.identity;
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('S1.03 the social bar opens each network in a new tab that cannot reach back', () => {
  renderPage(<SocialBar />);

  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.href])).toEqual(
    Object.entries(companyExamples.social),
  );
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'WhatsApp',
    'YouTube',
    'TikTok',
    'Facebook',
    'Instagram',
    'LinkedIn',
    'Telegram',
    'X',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

test('a network without an address has no bubble, and the others leave no gap', () => {
  const { '/api/empresa': identity } = companySeed;
  const social = { ...identity.social, TikTok: '', X: '' };
  renderPage(<SocialBar />, { seed: { ...companySeed, '/api/empresa': { ...identity, social } } });

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'WhatsApp',
    'YouTube',
    'Facebook',
    'Instagram',
    'LinkedIn',
    'Telegram',
  ]);
});
