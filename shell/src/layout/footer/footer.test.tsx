import { company } from '@portal/contract/company';
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
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
});

test('S1.03 the social bar opens each network in a new tab that cannot reach back', () => {
  renderPage(<SocialBar />);

  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.href])).toEqual(
    company.socialLinks.map(({ network, url }) => [network, url]),
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
