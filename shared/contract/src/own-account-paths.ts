/** Account of the signed-in user, with its sessions. */
export const ownAccountPath = '/api/cuenta';
/** PUT changes the password and ends all other sessions. */
export const ownPasswordPath = `${ownAccountPath}/clave`;
/** All other sessions. A following id names a single one. */
export const ownSessionsPath = `${ownAccountPath}/sesiones`;
/** Session of the caller, ended by «Cerrar Sesión». */
export const currentSessionPath = `${ownSessionsPath}/actual`;
/** POST prepares a second factor, which counts after its activation. */
export const secondFactorPath = `${ownAccountPath}/segundo-factor`;
/** POST activates the prepared second factor with its first code. */
export const secondFactorActivationPath = `${secondFactorPath}/activar`;
/** POST removes the second factor. */
export const secondFactorRemovalPath = `${secondFactorPath}/quitar`;
/** POST replaces the recovery codes. */
export const recoveryCodesPath = `${secondFactorPath}/codigos`;
