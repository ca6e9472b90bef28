/** The placeholder for the practice's own name in instructions. */
export const SAMPLE_NAME = 'talltrees.example';

/**
 * The complete Caddyfile that serves the website under its name with https; the program listens on port 3000.
 */
export const CADDY_FILE = `www.${SAMPLE_NAME} {
	reverse_proxy 127.0.0.1:3000
}

${SAMPLE_NAME} {
	redir https://www.${SAMPLE_NAME}{uri} permanent
}
`;

/** The command that starts the program behind Caddy. */
export const START_BEHIND_CADDY = `SITE_URL=https://www.${SAMPLE_NAME} TRUST_PROXY=true npm start`;
