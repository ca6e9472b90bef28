import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { groupChange, newGroup } from '#domain/caseload/groups/group.ts';
import { memberChange, newMember } from '#domain/caseload/groups/group-member.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import {
  createGroup,
  deleteGroup,
  GROUP_NOT_FOUND,
  getGroup,
  groupOrder,
  listGroups,
  updateGroup,
} from './group-store.ts';
import { changeDaysInGroup, joinGroup, NOT_IN_GROUP } from './roster-changes.ts';

const groupListQuery = z.object(pageFields);

/** Routes for a therapist's groups. */
export function groupRoutes(app: FastifyInstance): void {
  app.get('/api/groups', routeDoc(listing), (request, reply) => {
    const page = parseQuery(groupListQuery, request.query);
    return replyPage(request, reply, { order: groupOrder, page, reads: ['groups'] }, listGroups);
  });

  getOwn(app, own, { summary: 'One group, with its members' }, 'group');

  app.post('/api/groups', routeDoc(creating), (request, reply) => {
    const group = parseBody(newGroup, request.body);
    return replyCreated(request, reply, {
      create: (queries) => createGroup(queries, group),
      load: getGroup,
    });
  });

  putOwn(app, own, changing, updateGroup);
  deleteOwn(app, own, deleting, deleteGroup);

  app.post('/api/groups/:id/members', routeDoc(addingMember), (request, reply) => {
    const groupId = parseId(request.params, GROUP_NOT_FOUND);
    const member = parseBody(newMember, request.body);
    const { timeZone } = request.practice.settings;
    return replyCreated(request, reply, {
      create: (queries) => joinGroup(queries, groupId, member, timeZone),
      load: getGroup,
    });
  });

  app.put('/api/groups/:id/members/:clientId', routeDoc(changingMember), async (request) => {
    const groupId = parseId(request.params, GROUP_NOT_FOUND);
    const clientId = parseId(request.params, NOT_IN_GROUP, 'clientId');
    const change = parseBody(memberChange, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) =>
      changeDaysInGroup(queries, { groupId, clientId }, change, settings.timeZone),
    );
  });
}

const own = { url: '/api/groups/:id', missing: GROUP_NOT_FOUND, load: getGroup } as const;

const listing = { summary: 'List groups by name, with current and former members', query: groupListQuery };

const creating = {
  summary: 'Add a group, optionally with members',
  body: newGroup,
  status: 201,
  refusals: {
    404: 'A child is not there',
    409: 'A child is inactive, and it was not said that they join anyway',
  },
} as const;

const changing = { summary: 'Change fields of a group', body: groupChange };

const deleting = { summary: 'Delete a group with its roster. Its sessions stay, without a group' };

const addingMember = {
  summary: 'Add a child to a group, with sessions at its meetings from that day on. Answers the group',
  body: newMember,
  status: 201,
  refusals: {
    404: 'The group or the child is not there',
    409: 'The child is inactive, and it was not said that they join anyway',
  },
} as const;

const changingMember = {
  summary:
    'Change a child’s days in a group. Scheduled sessions without a note outside the new days are deleted and sealed; on new days the child gets sessions. Answers the group',
  body: memberChange,
  refusals: { 404: 'The group is not there, or the child is not in it' },
};
