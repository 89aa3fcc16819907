CREATE TABLE "people_group_members" (
	"group_id" uuid NOT NULL,
	"consumer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "people_group_members_group_id_consumer_id_pk" PRIMARY KEY("group_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "people_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_groups_id_company" UNIQUE("id","company_id")
);
--> statement-breakpoint
ALTER TABLE "people_group_members" ADD CONSTRAINT "people_group_members_group_fk" FOREIGN KEY ("group_id","company_id") REFERENCES "public"."people_groups"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_group_members" ADD CONSTRAINT "people_group_members_consumer_fk" FOREIGN KEY ("consumer_id","company_id") REFERENCES "public"."consumers"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_groups" ADD CONSTRAINT "people_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_group_members_consumer" ON "people_group_members" USING btree ("consumer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_groups_name_unique" ON "people_groups" USING btree ("company_id",lower("name"));