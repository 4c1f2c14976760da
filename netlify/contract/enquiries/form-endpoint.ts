import type { z } from 'zod'
import { type EndpointDefinition, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { accepted, type FormDefinition } from './form-definition.ts'
import { type FormBody, type FormInput, type FormName, forms } from './forms.ts'

type FormEndpoint<Name extends FormName> = EndpointDefinition<
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodType<FormBody<Name>, FormInput<Name>>,
  typeof accepted
>

/**
 * Every form is sent in one way: its body goes in, a message comes out, and the enquiry is stored once per
 * Idempotency-Key (a uuid).
 */
function formEndpoint({ path, summary, body, accepts = 'json' }: FormDefinition) {
  return visitorEndpoint(`POST ${path}`, {
    summary,
    accepts,
    body,
    answer: accepted,
    status: 201,
    also: {
      202: 'The database could not take it in time: it is kept safely and stored as soon as it can, under the same key.',
    },
  })
}

/** The endpoint of each form, by the form's name. */
// Built by walking the registry, where the type of each body is lost.
export const formEndpoints = Object.fromEntries(
  Object.entries(forms).map(([name, form]) => [name, formEndpoint(form)]),
) as { [Name in FormName]: FormEndpoint<Name> }

/**
 * The addresses of the specification that name a maker: browsers send to the form's own address, and load
 * this file never.
 */
export const specifiedEndpoints: { applyForNetworkAsSpecified: FormEndpoint<'applyForNetwork'> } = {
  applyForNetworkAsSpecified: { ...formEndpoints.applyForNetwork, path: '/api/become-honda-network' },
}
