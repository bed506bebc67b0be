export function announceDemoAccounts() {
  console.log('  Cuentas de demostración:');
  console.log('    admin   / Puente2026  (administración)');
  console.log('    usuario / Puente2026  (personal)\n');
}
