
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "accessories": {
                  Row: {
                    "description": string,"heading": string,"id": number,"image": string,"part_number": string,"price_paise": number,"sort_order": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "description"?: string,"heading": string,"id"?: never,"image": string,"part_number": string,"price_paise": number,"sort_order"?: number,"vehicle_id": number
                  }
                  Update: {
                    "description"?: string,"heading"?: string,"id"?: never,"image"?: string,"part_number"?: string,"price_paise"?: number,"sort_order"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "accessories_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"amc_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"registration_number": string,"robot_score": number,"search_text": string,"submission_hash": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model": string,"name": string,"registration_number": string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"year_of_purchase": string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Relationships: [
                    
                  ]
                },"appointment_plans": {
                  Row: {
                    "outlet_id": number,"rules": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "outlet_id": number,"rules"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "outlet_id"?: number,"rules"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "appointment_plans_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: true
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"appointments": {
                  Row: {
                    "confirmed_at": string | null,"created_at": string,"enquiry_id": string | null,"enquiry_table": string | null,"has_licence": boolean,"held_by": string | null,"held_until": string | null,"id": string,"minutes": number,"moves": number,"outlet_id": number,"place": number,"purpose": string,"starts_at": string,"state": string,"token_hash": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "confirmed_at"?: string | null,"created_at"?: string,"enquiry_id"?: string | null,"enquiry_table"?: string | null,"has_licence"?: boolean,"held_by"?: string | null,"held_until"?: string | null,"id"?: string,"minutes": number,"moves"?: number,"outlet_id": number,"place"?: number,"purpose": string,"starts_at": string,"state": string,"token_hash"?: string | null,"version"?: number
                  }
                  Update: {
                    "confirmed_at"?: string | null,"created_at"?: string,"enquiry_id"?: string | null,"enquiry_table"?: string | null,"has_licence"?: boolean,"held_by"?: string | null,"held_until"?: string | null,"id"?: string,"minutes"?: number,"moves"?: number,"outlet_id"?: number,"place"?: number,"purpose"?: string,"starts_at"?: string,"state"?: string,"token_hash"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "appointments_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"arrival_enquiries": {
                  Row: {
                    "colour": string,"created_at": string,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"model": string,"name": string,"robot_score": number,"search_text": string,"submission_hash": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                    "colour"?: string,"created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"model": string,"name": string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Update: {
                    "colour"?: string,"created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Relationships: [
                    
                  ]
                },"audit_events": {
                  Row: {
                    "action": string,"actor_id": string | null,"after": string,"before": string,"changed": string,"created_at": string,"id": string,"is_quarantined": boolean,"is_row": boolean,"mobile_digits": string,"new_values": Json | null,"old_values": Json | null,"request_id": string,"row_id": string,"search_text": string,"subject": string,"table_name": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"after"?: string,"before"?: string,"changed"?: string,"created_at"?: string,"id"?: string,"is_quarantined"?: never,"is_row"?: boolean,"mobile_digits"?: never,"new_values"?: Json | null,"old_values"?: Json | null,"request_id"?: string,"row_id"?: string,"search_text"?: never,"subject": string,"table_name"?: string,"user_id"?: string
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"after"?: string,"before"?: string,"changed"?: string,"created_at"?: string,"id"?: string,"is_quarantined"?: never,"is_row"?: boolean,"mobile_digits"?: never,"new_values"?: Json | null,"old_values"?: Json | null,"request_id"?: string,"row_id"?: string,"search_text"?: never,"subject"?: string,"table_name"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"career_applications": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"name": string,"post": string,"resume_path": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email": string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"name": string,"post": string,"resume_path": string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"post"?: string,"resume_path"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"charge_rules": {
                  Row: {
                    "begins_on": string,"fuel": string,"gst_percent": number,"id": number,"insured_percent": number,"is_estimate": boolean,"kind": string,"source": string,"source_url": string,"steps": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "begins_on": string,"fuel": string,"gst_percent"?: number,"id"?: never,"insured_percent"?: number,"is_estimate"?: boolean,"kind": string,"source": string,"source_url"?: string,"steps": NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "begins_on"?: string,"fuel"?: string,"gst_percent"?: number,"id"?: never,"insured_percent"?: number,"is_estimate"?: boolean,"kind"?: string,"source"?: string,"source_url"?: string,"steps"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"colours": {
                  Row: {
                    "id": number,"image": string,"name": string,"paint": (string)[],"sort_order": number,"swatch_image": string,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"image": string,"name": string,"paint": (string)[],"sort_order"?: number,"swatch_image": string,"vehicle_id": number
                  }
                  Update: {
                    "id"?: never,"image"?: string,"name"?: string,"paint"?: (string)[],"sort_order"?: number,"swatch_image"?: string,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "colours_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_marks": {
                  Row: {
                    "digits": string,"made_at": string,"made_by": string | null,"mark": string
                  }
                  ComputedFields: never
                  Insert: {
                    "digits": string,"made_at"?: string,"made_by"?: string | null,"mark": string
                  }
                  Update: {
                    "digits"?: string,"made_at"?: string,"made_by"?: string | null,"mark"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "contact_marks_made_by_fkey"
      columns: ["made_by"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["id"]
    }
                  ]
                },"contact_requests": {
                  Row: {
                    "created_at": string,"first_name": string,"id": string,"is_quarantined": boolean,"last_name": string,"message": string,"mobile": string,"mobile_digits": string,"postal_code": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"first_name": string,"id": string,"is_quarantined"?: boolean,"last_name": string,"message"?: string,"mobile": string,"mobile_digits"?: never,"postal_code": string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"first_name"?: string,"id"?: string,"is_quarantined"?: boolean,"last_name"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"postal_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"dealers": {
                  Row: {
                    "address": string,"closed_at": string | null,"customer_no": string | null,"email": string,"holidays": NonNullable<Json>,"hours": NonNullable<Json>,"id": number,"image": string,"is_showroom": boolean,"latitude": number,"longitude": number,"map_embed_url": string,"name": string,"open_time": string,"sales_no": string,"service_email": string | null,"service_no": string,"services": (string)[],"sort_order": number,"spare_no": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"closed_at"?: string | null,"customer_no"?: string | null,"email": string,"holidays"?: NonNullable<Json>,"hours"?: NonNullable<Json>,"id"?: number,"image"?: string,"is_showroom"?: boolean,"latitude": number,"longitude": number,"map_embed_url": string,"name": string,"open_time": string,"sales_no": string,"service_email"?: string | null,"service_no": string,"services"?: (string)[],"sort_order"?: number,"spare_no"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "address"?: string,"closed_at"?: string | null,"customer_no"?: string | null,"email"?: string,"holidays"?: NonNullable<Json>,"hours"?: NonNullable<Json>,"id"?: number,"image"?: string,"is_showroom"?: boolean,"latitude"?: number,"longitude"?: number,"map_embed_url"?: string,"name"?: string,"open_time"?: string,"sales_no"?: string,"service_email"?: string | null,"service_no"?: string,"services"?: (string)[],"sort_order"?: number,"spare_no"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"dealership": {
                  Row: {
                    "booking_no": string,"builder_name": string,"builder_url": string,"care_email": string,"care_no": string,"city": string,"colours": NonNullable<Json>,"customers": number | null,"district": string,"google_reviews": string,"gstin": string,"id": number,"is_filled": boolean,"logo": string,"mail_footer": string,"name": string,"opened_at": string | null,"provider_name": string,"provider_url": string,"sales_email": string,"sales_no": string,"service_email": string,"service_no": string,"since": number | null,"social_links": NonNullable<Json>,"state": string,"updated_at": string,"whatsapp_no": string,"wordmark": string,"wordmark_below": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_no"?: string,"builder_name"?: string,"builder_url"?: string,"care_email"?: string,"care_no"?: string,"city"?: string,"colours"?: NonNullable<Json>,"customers"?: number | null,"district"?: string,"google_reviews"?: string,"gstin"?: string,"id"?: number,"is_filled"?: never,"logo"?: string,"mail_footer"?: string,"name"?: string,"opened_at"?: string | null,"provider_name"?: string,"provider_url"?: string,"sales_email"?: string,"sales_no"?: string,"service_email"?: string,"service_no"?: string,"since"?: number | null,"social_links"?: NonNullable<Json>,"state"?: string,"updated_at"?: string,"whatsapp_no"?: string,"wordmark"?: string,"wordmark_below"?: string
                  }
                  Update: {
                    "booking_no"?: string,"builder_name"?: string,"builder_url"?: string,"care_email"?: string,"care_no"?: string,"city"?: string,"colours"?: NonNullable<Json>,"customers"?: number | null,"district"?: string,"google_reviews"?: string,"gstin"?: string,"id"?: number,"is_filled"?: never,"logo"?: string,"mail_footer"?: string,"name"?: string,"opened_at"?: string | null,"provider_name"?: string,"provider_url"?: string,"sales_email"?: string,"sales_no"?: string,"service_email"?: string,"service_no"?: string,"since"?: number | null,"social_links"?: NonNullable<Json>,"state"?: string,"updated_at"?: string,"whatsapp_no"?: string,"wordmark"?: string,"wordmark_below"?: string
                  }
                  Relationships: [
                    
                  ]
                },"doors": {
                  Row: {
                    "family": string,"fields": NonNullable<Json>,"id": number,"is_on": boolean,"numbers": NonNullable<Json>,"outlet_id": number | null,"pages": NonNullable<Json>,"slug": string,"title": string,"updated_at": string,"vendor": string
                  }
                  ComputedFields: never
                  Insert: {
                    "family"?: string,"fields"?: NonNullable<Json>,"id"?: never,"is_on"?: boolean,"numbers"?: NonNullable<Json>,"outlet_id"?: number | null,"pages"?: NonNullable<Json>,"slug": string,"title": string,"updated_at"?: string,"vendor": string
                  }
                  Update: {
                    "family"?: string,"fields"?: NonNullable<Json>,"id"?: never,"is_on"?: boolean,"numbers"?: NonNullable<Json>,"outlet_id"?: number | null,"pages"?: NonNullable<Json>,"slug"?: string,"title"?: string,"updated_at"?: string,"vendor"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "doors_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"enquiry_contexts": {
                  Row: {
                    "campaign": string,"enquiry_id": string,"enquiry_table": string,"landing": string,"language": string,"medium": string,"notice": string,"outlet_id": number | null,"referrer": string,"seen": NonNullable<Json>,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "campaign"?: string,"enquiry_id": string,"enquiry_table": string,"landing"?: string,"language"?: string,"medium"?: string,"notice"?: string,"outlet_id"?: number | null,"referrer"?: string,"seen"?: NonNullable<Json>,"source"?: string
                  }
                  Update: {
                    "campaign"?: string,"enquiry_id"?: string,"enquiry_table"?: string,"landing"?: string,"language"?: string,"medium"?: string,"notice"?: string,"outlet_id"?: number | null,"referrer"?: string,"seen"?: NonNullable<Json>,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "enquiry_contexts_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"erasures": {
                  Row: {
                    "because": string,"enquiry_id": string,"enquiry_table": string,"erased_at": string,"id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "because": string,"enquiry_id": string,"enquiry_table": string,"erased_at"?: string,"id"?: string
                  }
                  Update: {
                    "because"?: string,"enquiry_id"?: string,"enquiry_table"?: string,"erased_at"?: string,"id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"exchange_enquiries": {
                  Row: {
                    "condition": string,"created_at": string,"high_paise": number | null,"id": string,"is_quarantined": boolean,"kilometres": number,"low_paise": number | null,"make": string,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"old_model": string,"papers": string,"photos": (string)[],"robot_score": number,"search_text": string,"submission_hash": string,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "condition": string,"created_at"?: string,"high_paise"?: number | null,"id": string,"is_quarantined"?: boolean,"kilometres": number,"low_paise"?: number | null,"make": string,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"old_model": string,"papers": string,"photos"?: (string)[],"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"year": number
                  }
                  Update: {
                    "condition"?: string,"created_at"?: string,"high_paise"?: number | null,"id"?: string,"is_quarantined"?: boolean,"kilometres"?: number,"low_paise"?: number | null,"make"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"old_model"?: string,"papers"?: string,"photos"?: (string)[],"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"year"?: number
                  }
                  Relationships: [
                    
                  ]
                },"features": {
                  Row: {
                    "description": string,"heading": string,"id": number,"image": string,"sort_order": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "description"?: string,"heading": string,"id"?: never,"image": string,"sort_order"?: number,"vehicle_id": number
                  }
                  Update: {
                    "description"?: string,"heading"?: string,"id"?: never,"image"?: string,"sort_order"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "features_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"finance_enquiries": {
                  Row: {
                    "agreed": boolean,"created_at": string,"email": string,"id": string,"is_quarantined": boolean,"loan_amount": string,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"price_paise": number | null,"proof_of_address": string | null,"proof_of_identity": string | null,"robot_score": number,"search_text": string,"submission_hash": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed"?: boolean,"created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"loan_amount"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"price_paise"?: number | null,"proof_of_address"?: string | null,"proof_of_identity"?: string | null,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Update: {
                    "agreed"?: boolean,"created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"loan_amount"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"price_paise"?: number | null,"proof_of_address"?: string | null,"proof_of_identity"?: string | null,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Relationships: [
                    
                  ]
                },"former_names": {
                  Row: {
                    "created_at": string,"name": string,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"name": string,"vehicle_id": number
                  }
                  Update: {
                    "created_at"?: string,"name"?: string,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "former_names_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"frames": {
                  Row: {
                    "image": string,"position": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "image": string,"position": number,"vehicle_id": number
                  }
                  Update: {
                    "image"?: string,"position"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "frames_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"gallery_images": {
                  Row: {
                    "alt": string,"body_hash": string | null,"created_at": string,"id": number,"idempotency_key": string | null,"image": string,"sort_order": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"id"?: never,"idempotency_key"?: string | null,"image": string,"sort_order"?: number,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"sort_order"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"joy_club_members": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"purchase_year": string,"registration_number": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"purchase_year"?: string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"purchase_year"?: string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"lead_events": {
                  Row: {
                    "actor": string,"actor_id": string | null,"created_at": string,"id": string,"kind": string,"lead_id": string,"place": number,"value": string,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor"?: string,"actor_id"?: string | null,"created_at"?: string,"id": string,"kind": string,"lead_id": string,"place"?: number,"value"?: string,"words"?: string
                  }
                  Update: {
                    "actor"?: string,"actor_id"?: string | null,"created_at"?: string,"id"?: string,"kind"?: string,"lead_id"?: string,"place"?: number,"value"?: string,"words"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "lead_events_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    }
                  ]
                },"leads": {
                  Row: {
                    "answered_at": string | null,"appointment_at": string | null,"appointment_ends_at": string | null,"arrived_at": string | null,"assignee_id": string | null,"call_at": string | null,"call_rank": number | null,"created_at": string,"due_at": string | null,"enquiry_id": string,"enquiry_table": string,"family": string,"id": string,"is_erased": boolean,"is_held": boolean,"is_listed": boolean,"is_open": boolean,"is_put_aside": boolean,"late_at": string | null,"lost_because": string,"lost_reason": string,"merged_into": string | null,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"next_at": string | null,"next_step": string,"next_why": string | null,"number_end": string,"outlet_id": number | null,"promised_at": string | null,"search_text": string,"source": string,"stage": string,"touched_at": string | null,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"appointment_at"?: string | null,"appointment_ends_at"?: string | null,"arrived_at"?: string | null,"assignee_id"?: string | null,"call_at"?: never,"call_rank"?: never,"created_at": string,"due_at"?: string | null,"enquiry_id": string,"enquiry_table": string,"family": string,"id"?: string,"is_erased"?: boolean,"is_held"?: boolean,"is_listed"?: never,"is_open"?: never,"is_put_aside"?: boolean,"late_at"?: never,"lost_because"?: string,"lost_reason"?: string,"merged_into"?: string | null,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"next_at"?: never,"next_step"?: string,"next_why"?: never,"number_end"?: never,"outlet_id"?: number | null,"promised_at"?: string | null,"search_text"?: never,"source"?: string,"stage"?: string,"touched_at"?: string | null,"version"?: number
                  }
                  Update: {
                    "answered_at"?: string | null,"appointment_at"?: string | null,"appointment_ends_at"?: string | null,"arrived_at"?: string | null,"assignee_id"?: string | null,"call_at"?: never,"call_rank"?: never,"created_at"?: string,"due_at"?: string | null,"enquiry_id"?: string,"enquiry_table"?: string,"family"?: string,"id"?: string,"is_erased"?: boolean,"is_held"?: boolean,"is_listed"?: never,"is_open"?: never,"is_put_aside"?: boolean,"late_at"?: never,"lost_because"?: string,"lost_reason"?: string,"merged_into"?: string | null,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"next_at"?: never,"next_step"?: string,"next_why"?: never,"number_end"?: never,"outlet_id"?: number | null,"promised_at"?: string | null,"search_text"?: never,"source"?: string,"stage"?: string,"touched_at"?: string | null,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "leads_assignee_id_fkey"
      columns: ["assignee_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "leads_merged_into_fkey"
      columns: ["merged_into"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "leads_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"marked_days": {
                  Row: {
                    "day": string,"id": number,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"id"?: never,"words": string
                  }
                  Update: {
                    "day"?: string,"id"?: never,"words"?: string
                  }
                  Relationships: [
                    
                  ]
                },"network_applications": {
                  Row: {
                    "address": string,"created_at": string,"id": string,"is_quarantined": boolean,"location": string,"mobile": string,"mobile_digits": string,"name": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"created_at"?: string,"id": string,"is_quarantined"?: boolean,"location": string,"mobile": string,"mobile_digits"?: never,"name": string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "address"?: string,"created_at"?: string,"id"?: string,"is_quarantined"?: boolean,"location"?: string,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"notifications": {
                  Row: {
                    "alt": string,"body_hash": string | null,"created_at": string,"first_day": string | null,"id": number,"idempotency_key": string | null,"image": string,"last_day": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image": string,"last_day"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"last_day"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"offer_enquiries": {
                  Row: {
                    "agreed": boolean,"created_at": string,"email": string,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"name": string,"offer_id": number | null,"offer_title": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed": boolean,"created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"name": string,"offer_id"?: number | null,"offer_title"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "agreed"?: boolean,"created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"offer_id"?: number | null,"offer_title"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"offers": {
                  Row: {
                    "alt": string,"body_hash": string | null,"created_at": string,"description": string,"first_day": string | null,"id": number,"idempotency_key": string | null,"image": string,"last_day": string | null,"models": (string)[],"rupees_off": number | null,"terms": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"description": string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image": string,"last_day"?: string | null,"models"?: (string)[],"rupees_off"?: number | null,"terms"?: string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"created_at"?: string,"description"?: string,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"last_day"?: string | null,"models"?: (string)[],"rupees_off"?: number | null,"terms"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"opt_ins": {
                  Row: {
                    "created_at": string,"email": boolean,"id": string,"is_quarantined": boolean,"mobile": string,"mobile_digits": string,"name": string,"obd": boolean,"rcs": boolean,"registration_number": string,"robot_score": number,"search_text": string,"sms": boolean,"submission_hash": string,"whatsapp": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: boolean,"id": string,"is_quarantined"?: boolean,"mobile": string,"mobile_digits"?: never,"name": string,"obd"?: boolean,"rcs"?: boolean,"registration_number": string,"robot_score"?: number,"search_text"?: never,"sms"?: boolean,"submission_hash"?: string,"whatsapp"?: boolean
                  }
                  Update: {
                    "created_at"?: string,"email"?: boolean,"id"?: string,"is_quarantined"?: boolean,"mobile"?: string,"mobile_digits"?: never,"name"?: string,"obd"?: boolean,"rcs"?: boolean,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"sms"?: boolean,"submission_hash"?: string,"whatsapp"?: boolean
                  }
                  Relationships: [
                    
                  ]
                },"order_moves": {
                  Row: {
                    "because": string,"from_on": string,"id": number,"moved_at": string,"moved_by": string,"order_id": string,"step": string,"to_on": string
                  }
                  ComputedFields: never
                  Insert: {
                    "because": string,"from_on": string,"id"?: never,"moved_at"?: string,"moved_by"?: string,"order_id": string,"step": string,"to_on": string
                  }
                  Update: {
                    "because"?: string,"from_on"?: string,"id"?: never,"moved_at"?: string,"moved_by"?: string,"order_id"?: string,"step"?: string,"to_on"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_moves_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_steps": {
                  Row: {
                    "changed_at": string,"changed_by": string,"done_by": string,"done_on": string | null,"order_id": string,"planned_on": string,"step": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changed_at"?: string,"changed_by"?: string,"done_by"?: string,"done_on"?: string | null,"order_id": string,"planned_on": string,"step": string
                  }
                  Update: {
                    "changed_at"?: string,"changed_by"?: string,"done_by"?: string,"done_on"?: string | null,"order_id"?: string,"planned_on"?: string,"step"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_steps_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"orders": {
                  Row: {
                    "bike_name": string,"booked_by": string,"cancelled_because": string,"changed_at": string,"changed_by": string,"colour": string,"created_at": string,"handed_over_on": string | null,"id": string,"is_aside": boolean,"lead_id": string,"lender": string,"next_on": string | null,"next_step": string | null,"outlet_id": number,"papers_seen": (string)[],"papers_wanted": (string)[],"price_paise": number,"quotation_id": string | null,"registration_number": string,"released_because": string,"stage_before": string,"state": string,"stock_id": number | null,"token_paise": number,"unit_id": number | null,"variant": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "bike_name": string,"booked_by"?: string,"cancelled_because"?: string,"changed_at"?: string,"changed_by"?: string,"colour"?: string,"created_at"?: string,"handed_over_on"?: string | null,"id": string,"is_aside"?: boolean,"lead_id": string,"lender"?: string,"next_on"?: string | null,"next_step"?: string | null,"outlet_id": number,"papers_seen"?: (string)[],"papers_wanted"?: (string)[],"price_paise": number,"quotation_id"?: string | null,"registration_number"?: string,"released_because"?: string,"stage_before"?: string,"state"?: string,"stock_id"?: number | null,"token_paise"?: number,"unit_id"?: number | null,"variant"?: string,"version"?: number
                  }
                  Update: {
                    "bike_name"?: string,"booked_by"?: string,"cancelled_because"?: string,"changed_at"?: string,"changed_by"?: string,"colour"?: string,"created_at"?: string,"handed_over_on"?: string | null,"id"?: string,"is_aside"?: boolean,"lead_id"?: string,"lender"?: string,"next_on"?: string | null,"next_step"?: string | null,"outlet_id"?: number,"papers_seen"?: (string)[],"papers_wanted"?: (string)[],"price_paise"?: number,"quotation_id"?: string | null,"registration_number"?: string,"released_because"?: string,"stage_before"?: string,"state"?: string,"stock_id"?: number | null,"token_paise"?: number,"unit_id"?: number | null,"variant"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "orders_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_quotation_id_fkey"
      columns: ["quotation_id"]
isOneToOne: false
      referencedRelation: "quotations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_stock_id_fkey"
      columns: ["stock_id"]
isOneToOne: false
      referencedRelation: "stock"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "orders_unit_id_fkey"
      columns: ["unit_id"]
isOneToOne: false
      referencedRelation: "stock_units"
      referencedColumns: ["id"]
    }
                  ]
                },"outlet_closed_days": {
                  Row: {
                    "day": string,"id": number,"outlet_id": number | null,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "day": string,"id"?: never,"outlet_id"?: number | null,"words": string
                  }
                  Update: {
                    "day"?: string,"id"?: never,"outlet_id"?: number | null,"words"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "outlet_closed_days_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"outside_enquiries": {
                  Row: {
                    "answers": (string)[],"created_at": string,"door": string,"email": string,"family": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answers"?: (string)[],"created_at"?: string,"door": string,"email"?: string,"family": string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "answers"?: (string)[],"created_at"?: string,"door"?: string,"email"?: string,"family"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"page_lists": {
                  Row: {
                    "checked_at": string | null,"checked_by": string,"entries": NonNullable<Json>,"id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "checked_at"?: string | null,"checked_by"?: string,"entries": NonNullable<Json>,"id": string,"updated_at"?: string
                  }
                  Update: {
                    "checked_at"?: string | null,"checked_by"?: string,"entries"?: NonNullable<Json>,"id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"page_texts": {
                  Row: {
                    "checked_at": string | null,"checked_by": string,"id": string,"markdown": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "checked_at"?: string | null,"checked_by"?: string,"id": string,"markdown": string,"updated_at"?: string
                  }
                  Update: {
                    "checked_at"?: string | null,"checked_by"?: string,"id"?: string,"markdown"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"payment_settings": {
                  Row: {
                    "cap_paise": number,"id": number,"payee": string,"refund_lines": NonNullable<Json>,"token_paise": number,"updated_at": string,"upi_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cap_paise"?: number,"id"?: number,"payee"?: string,"refund_lines"?: NonNullable<Json>,"token_paise"?: number,"updated_at"?: string,"upi_id"?: string
                  }
                  Update: {
                    "cap_paise"?: number,"id"?: number,"payee"?: string,"refund_lines"?: NonNullable<Json>,"token_paise"?: number,"updated_at"?: string,"upi_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"payments": {
                  Row: {
                    "came_as": string,"came_at": string,"goods": string,"gstin": string,"id": string,"number": string | null,"order_id": string,"paid_on": string,"paise": number,"received_at": string | null,"received_by": string,"reference": string,"refund_lines": NonNullable<Json>,"state": string,"way": string
                  }
                  ComputedFields: never
                  Insert: {
                    "came_as"?: string,"came_at"?: string,"goods": string,"gstin"?: string,"id": string,"number"?: string | null,"order_id": string,"paid_on": string,"paise": number,"received_at"?: string | null,"received_by"?: string,"reference"?: string,"refund_lines": NonNullable<Json>,"state"?: string,"way": string
                  }
                  Update: {
                    "came_as"?: string,"came_at"?: string,"goods"?: string,"gstin"?: string,"id"?: string,"number"?: string | null,"order_id"?: string,"paid_on"?: string,"paise"?: number,"received_at"?: string | null,"received_by"?: string,"reference"?: string,"refund_lines"?: NonNullable<Json>,"state"?: string,"way"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"phone_calls": {
                  Row: {
                    "called_number": string,"created_at": string,"door": string,"family": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"outcome": string,"robot_score": number,"search_text": string,"seconds": number,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "called_number"?: string,"created_at"?: string,"door": string,"family": string,"id": string,"is_quarantined"?: boolean,"message"?: never,"mobile"?: string,"mobile_digits"?: never,"outcome": string,"robot_score"?: number,"search_text"?: never,"seconds"?: number,"submission_hash"?: string
                  }
                  Update: {
                    "called_number"?: string,"created_at"?: string,"door"?: string,"family"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: never,"mobile"?: string,"mobile_digits"?: never,"outcome"?: string,"robot_score"?: number,"search_text"?: never,"seconds"?: number,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"places": {
                  Row: {
                    "district": string,"id": number,"latitude": number,"longitude": number,"name": string,"other_names": string,"pin": string
                  }
                  ComputedFields: never
                  Insert: {
                    "district": string,"id"?: never,"latitude": number,"longitude": number,"name": string,"other_names"?: string,"pin"?: string
                  }
                  Update: {
                    "district"?: string,"id"?: never,"latitude"?: number,"longitude"?: number,"name"?: string,"other_names"?: string,"pin"?: string
                  }
                  Relationships: [
                    
                  ]
                },"price_batch_rows": {
                  Row: {
                    "after_paise": number,"batch_id": string,"before_paise": number,"found_at": string | null,"found_by": string,"found_paise": number | null,"is_first": boolean,"model": string,"outcome": string | null,"place": number,"undo_outcome": string | null,"variant": string,"variant_id": number | null,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "after_paise": number,"batch_id": string,"before_paise": number,"found_at"?: string | null,"found_by"?: string,"found_paise"?: number | null,"is_first": boolean,"model": string,"outcome"?: string | null,"place": number,"undo_outcome"?: string | null,"variant": string,"variant_id"?: number | null,"vehicle_id": number
                  }
                  Update: {
                    "after_paise"?: number,"batch_id"?: string,"before_paise"?: number,"found_at"?: string | null,"found_by"?: string,"found_paise"?: number | null,"is_first"?: boolean,"model"?: string,"outcome"?: string | null,"place"?: number,"undo_outcome"?: string | null,"variant"?: string,"variant_id"?: number | null,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "price_batch_rows_batch_id_fkey"
      columns: ["batch_id"]
isOneToOne: false
      referencedRelation: "price_batches"
      referencedColumns: ["id"]
    }
                  ]
                },"price_batches": {
                  Row: {
                    "actor_id": string,"applied_at": string | null,"created_at": string,"due_at": string | null,"ended_at": string | null,"ended_by": string,"id": string,"price_count": number,"publishes": boolean,"restored_count": number,"set_count": number,"state": string,"title": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id": string,"applied_at"?: string | null,"created_at"?: string,"due_at"?: string | null,"ended_at"?: string | null,"ended_by"?: string,"id": string,"price_count": number,"publishes"?: boolean,"restored_count"?: number,"set_count"?: number,"state"?: string,"title": string,"user_id": string
                  }
                  Update: {
                    "actor_id"?: string,"applied_at"?: string | null,"created_at"?: string,"due_at"?: string | null,"ended_at"?: string | null,"ended_by"?: string,"id"?: string,"price_count"?: number,"publishes"?: boolean,"restored_count"?: number,"set_count"?: number,"state"?: string,"title"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"price_history": {
                  Row: {
                    "after_paise": number,"batch_id": string | null,"before_paise": number | null,"created_at": string,"id": number,"user_id": string,"variant": string,"variant_id": number | null,"vehicle_id": number,"way": string
                  }
                  ComputedFields: never
                  Insert: {
                    "after_paise": number,"batch_id"?: string | null,"before_paise"?: number | null,"created_at"?: string,"id"?: never,"user_id"?: string,"variant"?: string,"variant_id"?: number | null,"vehicle_id": number,"way": string
                  }
                  Update: {
                    "after_paise"?: number,"batch_id"?: string | null,"before_paise"?: number | null,"created_at"?: string,"id"?: never,"user_id"?: string,"variant"?: string,"variant_id"?: number | null,"vehicle_id"?: number,"way"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "price_history_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"product_enquiries": {
                  Row: {
                    "colour": string,"created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"price_paise": number | null,"robot_score": number,"search_text": string,"submission_hash": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                    "colour": string,"created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model": string,"name": string,"price_paise"?: number | null,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Update: {
                    "colour"?: string,"created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"price_paise"?: number | null,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"variant"?: string
                  }
                  Relationships: [
                    
                  ]
                },"promise_settings": {
                  Row: {
                    "asks_for_reviews": boolean,"id": number,"mail_lists": NonNullable<Json>,"targets": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "asks_for_reviews"?: boolean,"id"?: number,"mail_lists"?: NonNullable<Json>,"targets"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "asks_for_reviews"?: boolean,"id"?: number,"mail_lists"?: NonNullable<Json>,"targets"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"push_subscriptions": {
                  Row: {
                    "auth_secret": string,"created_at": string,"endpoint": string,"p256dh": string,"staff_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "auth_secret": string,"created_at"?: string,"endpoint": string,"p256dh": string,"staff_id"?: string
                  }
                  Update: {
                    "auth_secret"?: string,"created_at"?: string,"endpoint"?: string,"p256dh"?: string,"staff_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "push_subscriptions_staff_id_fkey"
      columns: ["staff_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["id"]
    }
                  ]
                },"quotation_settings": {
                  Row: {
                    "gst_rates": NonNullable<Json>,"hsn_electric": string,"hsn_petrol": string,"id": number,"manager_exchange_paise": number,"manager_limit_paise": number,"prefix": string,"sales_exchange_paise": number,"sales_limit_paise": number,"updated_at": string,"valid_days": number
                  }
                  ComputedFields: never
                  Insert: {
                    "gst_rates"?: NonNullable<Json>,"hsn_electric"?: string,"hsn_petrol"?: string,"id"?: number,"manager_exchange_paise"?: number,"manager_limit_paise"?: number,"prefix"?: string,"sales_exchange_paise"?: number,"sales_limit_paise"?: number,"updated_at"?: string,"valid_days"?: number
                  }
                  Update: {
                    "gst_rates"?: NonNullable<Json>,"hsn_electric"?: string,"hsn_petrol"?: string,"id"?: number,"manager_exchange_paise"?: number,"manager_limit_paise"?: number,"prefix"?: string,"sales_exchange_paise"?: number,"sales_limit_paise"?: number,"updated_at"?: string,"valid_days"?: number
                  }
                  Relationships: [
                    
                  ]
                },"quotations": {
                  Row: {
                    "agreed_at": string | null,"bike_name": string,"colour": string,"created_at": string,"decided_at": string | null,"decided_by": string,"discount_paise": number,"exchange_paise": number,"first_id": string,"id": string,"lead_id": string,"lender": string,"made_by": string,"number": string,"old_vehicle": string,"outlet_id": number,"sent_at": string | null,"sheet": NonNullable<Json>,"state": string,"total_paise": number,"valid_until": string,"variant": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "agreed_at"?: string | null,"bike_name": string,"colour"?: string,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string,"discount_paise": number,"exchange_paise"?: number,"first_id": string,"id": string,"lead_id": string,"lender"?: string,"made_by"?: string,"number": string,"old_vehicle"?: string,"outlet_id": number,"sent_at"?: string | null,"sheet": NonNullable<Json>,"state": string,"total_paise": number,"valid_until": string,"variant"?: string,"version": number
                  }
                  Update: {
                    "agreed_at"?: string | null,"bike_name"?: string,"colour"?: string,"created_at"?: string,"decided_at"?: string | null,"decided_by"?: string,"discount_paise"?: number,"exchange_paise"?: number,"first_id"?: string,"id"?: string,"lead_id"?: string,"lender"?: string,"made_by"?: string,"number"?: string,"old_vehicle"?: string,"outlet_id"?: number,"sent_at"?: string | null,"sheet"?: NonNullable<Json>,"state"?: string,"total_paise"?: number,"valid_until"?: string,"variant"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "quotations_first_id_fkey"
      columns: ["first_id"]
isOneToOne: false
      referencedRelation: "quotations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "quotations_lead_id_fkey"
      columns: ["lead_id"]
isOneToOne: false
      referencedRelation: "leads"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "quotations_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    }
                  ]
                },"refunds": {
                  Row: {
                    "because": string,"id": string,"made_at": string,"made_by": string,"number": string,"paise": number,"payment_id": string,"reference": string,"table_paise": number,"way": string
                  }
                  ComputedFields: never
                  Insert: {
                    "because"?: string,"id": string,"made_at"?: string,"made_by": string,"number": string,"paise": number,"payment_id": string,"reference"?: string,"table_paise": number,"way": string
                  }
                  Update: {
                    "because"?: string,"id"?: string,"made_at"?: string,"made_by"?: string,"number"?: string,"paise"?: number,"payment_id"?: string,"reference"?: string,"table_paise"?: number,"way"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refunds_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: true
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"retention_rules": {
                  Row: {
                    "days": number,"enquiry_table": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "days": number,"enquiry_table": string,"updated_at"?: string
                  }
                  Update: {
                    "days"?: number,"enquiry_table"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"review_decisions": {
                  Row: {
                    "reason": string,"reply": string,"review_id": string,"shown_at": string | null,"state": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "reason"?: string,"reply"?: string,"review_id": string,"shown_at"?: string | null,"state": string,"updated_at"?: string
                  }
                  Update: {
                    "reason"?: string,"reply"?: string,"review_id"?: string,"shown_at"?: string | null,"state"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"reviews": {
                  Row: {
                    "created_at": string,"id": string,"is_quarantined": boolean,"may_publish": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"photos": (string)[],"place": string,"rating": number | null,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"is_quarantined"?: boolean,"may_publish"?: boolean,"message": string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"photos"?: (string)[],"place"?: string,"rating"?: number | null,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_quarantined"?: boolean,"may_publish"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"photos"?: (string)[],"place"?: string,"rating"?: number | null,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"sales_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"pin_code": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"pin_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"pin_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"service_bookings": {
                  Row: {
                    "booking_date": string | null,"created_at": string,"email": string,"entered_model": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"registration_number": string,"robot_score": number,"search_text": string,"service_type": string,"submission_hash": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                    "booking_date"?: string | null,"created_at"?: string,"email"?: string,"entered_model"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"service_type"?: string,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Update: {
                    "booking_date"?: string | null,"created_at"?: string,"email"?: string,"entered_model"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"service_type"?: string,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Relationships: [
                    
                  ]
                },"service_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"pin_code": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"pin_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"pin_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"site_parts": {
                  Row: {
                    "address": string,"id": string,"is_on": boolean,"name": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address"?: string,"id": string,"is_on"?: boolean,"name"?: string,"updated_at"?: string
                  }
                  Update: {
                    "address"?: string,"id"?: string,"is_on"?: boolean,"name"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"slides": {
                  Row: {
                    "alt": string,"body_hash": string | null,"first_day": string | null,"id": number,"idempotency_key": string | null,"image": string,"last_day": string | null,"line": string,"link": string,"sort_order": number,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"body_hash"?: string | null,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image": string,"last_day"?: string | null,"line"?: string,"link"?: string,"sort_order"?: number,"title"?: string,"updated_at"?: string
                  }
                  Update: {
                    "alt"?: string,"body_hash"?: string | null,"first_day"?: string | null,"id"?: never,"idempotency_key"?: string | null,"image"?: string,"last_day"?: string | null,"line"?: string,"link"?: string,"sort_order"?: number,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"spare_part_enquiries": {
                  Row: {
                    "accessory": string,"created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"part_number": string,"pin_code": string,"robot_score": number,"search_text": string,"submission_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "accessory"?: string,"created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"part_number"?: string,"pin_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Update: {
                    "accessory"?: string,"created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"part_number"?: string,"pin_code"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"staff": {
                  Row: {
                    "changes_all": boolean,"city": string,"created_at": string,"email": string,"expires_on": string,"id": string,"is_on_duty": boolean,"mobile": string,"name": string,"outlet_ids": (number)[],"role": string,"seen_at": string | null,"status": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changes_all"?: boolean,"city"?: string,"created_at"?: string,"email": string,"expires_on"?: string,"id": string,"is_on_duty"?: boolean,"mobile"?: string,"name": string,"outlet_ids"?: (number)[],"role"?: string,"seen_at"?: string | null,"status"?: string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "changes_all"?: boolean,"city"?: string,"created_at"?: string,"email"?: string,"expires_on"?: string,"id"?: string,"is_on_duty"?: boolean,"mobile"?: string,"name"?: string,"outlet_ids"?: (number)[],"role"?: string,"seen_at"?: string | null,"status"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"staff_preferences": {
                  Row: {
                    "lands_on": string,"muted_tables": (string)[],"staff_id": string,"views": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "lands_on"?: string,"muted_tables"?: (string)[],"staff_id": string,"views"?: NonNullable<Json>
                  }
                  Update: {
                    "lands_on"?: string,"muted_tables"?: (string)[],"staff_id"?: string,"views"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "staff_preferences_staff_id_fkey"
      columns: ["staff_id"]
isOneToOne: true
      referencedRelation: "staff"
      referencedColumns: ["id"]
    }
                  ]
                },"stock": {
                  Row: {
                    "colour_id": number,"counted": number,"counted_at": string,"counted_by": string,"id": number,"outlet_id": number,"variant_id": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "colour_id"?: number,"counted": number,"counted_at": string,"counted_by"?: string,"id"?: never,"outlet_id": number,"variant_id"?: number,"vehicle_id": number
                  }
                  Update: {
                    "colour_id"?: number,"counted"?: number,"counted_at"?: string,"counted_by"?: string,"id"?: never,"outlet_id"?: number,"variant_id"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "stock_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"stock_units": {
                  Row: {
                    "chassis_end": string,"id": number,"left_on": string | null,"received_on": string,"stock_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "chassis_end": string,"id"?: never,"left_on"?: string | null,"received_on": string,"stock_id": number
                  }
                  Update: {
                    "chassis_end"?: string,"id"?: never,"left_on"?: string | null,"received_on"?: string,"stock_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "stock_units_stock_id_fkey"
      columns: ["stock_id"]
isOneToOne: false
      referencedRelation: "stock"
      referencedColumns: ["id"]
    }
                  ]
                },"translations": {
                  Row: {
                    "id": string,"language": string,"source_text": string,"text": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"language": string,"source_text": string,"text": string,"updated_at"?: string
                  }
                  Update: {
                    "id"?: never,"language"?: string,"source_text"?: string,"text"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"variants": {
                  Row: {
                    "id": number,"name": string,"price_paise": number,"sort_order": number,"vehicle_id": number
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"name": string,"price_paise": number,"sort_order"?: number,"vehicle_id": number
                  }
                  Update: {
                    "id"?: never,"name"?: string,"price_paise"?: number,"sort_order"?: number,"vehicle_id"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "variants_vehicle_id_fkey"
      columns: ["vehicle_id"]
isOneToOne: false
      referencedRelation: "vehicles"
      referencedColumns: ["id"]
    }
                  ]
                },"vehicles": {
                  Row: {
                    "archived_at": string | null,"battery": NonNullable<Json>,"bike_name": string,"body_dimensions": NonNullable<Json>,"body_type": string,"brochure": string,"category": string,"created_at": string,"details": string,"display_name": string,"electricals": NonNullable<Json>,"engine": string,"engine_specification": NonNullable<Json>,"figure_sources": NonNullable<Json>,"first_shown_at": string | null,"frame_and_suspension": NonNullable<Json>,"hero_image": string,"icon_image": string,"id": number,"is_active": boolean,"is_in_menu": boolean,"listing_image": string,"menu_name": string | null,"mileage": string,"missing": (string)[],"name_image": string,"power": string,"price_paise": number,"share_image": string,"sort_order": number,"state": string,"tagline": string,"transmission": string,"transmission_specification": NonNullable<Json>,"tyres_and_brakes": NonNullable<Json>,"updated_at": string,"updated_by": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "archived_at"?: string | null,"battery"?: NonNullable<Json>,"bike_name": string,"body_dimensions"?: NonNullable<Json>,"body_type": string,"brochure"?: string,"category": string,"created_at"?: string,"details"?: string,"display_name": string,"electricals"?: NonNullable<Json>,"engine"?: string,"engine_specification"?: NonNullable<Json>,"figure_sources"?: NonNullable<Json>,"first_shown_at"?: string | null,"frame_and_suspension"?: NonNullable<Json>,"hero_image"?: string,"icon_image"?: string,"id"?: never,"is_active"?: boolean,"is_in_menu"?: boolean,"listing_image"?: string,"menu_name"?: string | null,"mileage"?: string,"missing"?: never,"name_image"?: string,"power"?: string,"price_paise"?: number,"share_image"?: string,"sort_order"?: number,"state"?: never,"tagline"?: string,"transmission"?: string,"transmission_specification"?: NonNullable<Json>,"tyres_and_brakes"?: NonNullable<Json>,"updated_at"?: string,"updated_by"?: string,"version"?: number
                  }
                  Update: {
                    "archived_at"?: string | null,"battery"?: NonNullable<Json>,"bike_name"?: string,"body_dimensions"?: NonNullable<Json>,"body_type"?: string,"brochure"?: string,"category"?: string,"created_at"?: string,"details"?: string,"display_name"?: string,"electricals"?: NonNullable<Json>,"engine"?: string,"engine_specification"?: NonNullable<Json>,"figure_sources"?: NonNullable<Json>,"first_shown_at"?: string | null,"frame_and_suspension"?: NonNullable<Json>,"hero_image"?: string,"icon_image"?: string,"id"?: never,"is_active"?: boolean,"is_in_menu"?: boolean,"listing_image"?: string,"menu_name"?: string | null,"mileage"?: string,"missing"?: never,"name_image"?: string,"power"?: string,"price_paise"?: number,"share_image"?: string,"sort_order"?: number,"state"?: never,"tagline"?: string,"transmission"?: string,"transmission_specification"?: NonNullable<Json>,"tyres_and_brakes"?: NonNullable<Json>,"updated_at"?: string,"updated_by"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"walk_ins": {
                  Row: {
                    "created_at": string,"id": string,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"outlet_id": number | null,"staff_id": string | null,"submission_hash": string,"taken_by": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id": string,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name"?: string,"outlet_id"?: number | null,"staff_id"?: string | null,"submission_hash"?: string,"taken_by"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"outlet_id"?: number | null,"staff_id"?: string | null,"submission_hash"?: string,"taken_by"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "walk_ins_outlet_id_fkey"
      columns: ["outlet_id"]
isOneToOne: false
      referencedRelation: "dealers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "walk_ins_staff_id_fkey"
      columns: ["staff_id"]
isOneToOne: false
      referencedRelation: "staff"
      referencedColumns: ["id"]
    }
                  ]
                },"warranty_enquiries": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"is_quarantined": boolean,"message": string,"mobile": string,"mobile_digits": string,"model": string,"name": string,"registration_number": string,"robot_score": number,"search_text": string,"submission_hash": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email"?: string,"id": string,"is_quarantined"?: boolean,"message"?: string,"mobile": string,"mobile_digits"?: never,"model"?: string,"name": string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"is_quarantined"?: boolean,"message"?: string,"mobile"?: string,"mobile_digits"?: never,"model"?: string,"name"?: string,"registration_number"?: string,"robot_score"?: number,"search_text"?: never,"submission_hash"?: string,"year_of_purchase"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            "amc_report": {
                  Row: {
                    "contact_number": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"message": string,"model": string | null,"name": string,"registration_number": string,"search_text": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Update: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"arrival_report": {
                  Row: {
                    "color": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"mobile_no": string,"model": string | null,"name": string,"search_text": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                           "color"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"search_text"?: string | null,"variant"?: string | null
                         }
                        Update: {
                           "color"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"search_text"?: string | null,"variant"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"audit_report": {
                  Row: {
                    "action": string,"after": string,"at_date": string | null,"at_time": string | null,"before": string,"can_take_back": boolean | null,"changed": string,"created_at": string,"id": string,"is_row": boolean,"new_values": Json | null,"old_values": Json | null,"search_text": string,"subject": string,"table_name": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                           "action"?: string | null,"after"?: string | null,"at_date"?: never,"at_time"?: never,"before"?: string | null,"can_take_back"?: never,"changed"?: string | null,"created_at"?: string | null,"id"?: string | null,"is_row"?: boolean | null,"new_values"?: never,"old_values"?: never,"search_text"?: string | null,"subject"?: string | null,"table_name"?: string | null,"user_id"?: never
                         }
                        Update: {
                           "action"?: string | null,"after"?: string | null,"at_date"?: never,"at_time"?: never,"before"?: string | null,"can_take_back"?: never,"changed"?: string | null,"created_at"?: string | null,"id"?: string | null,"is_row"?: boolean | null,"new_values"?: never,"old_values"?: never,"search_text"?: string | null,"subject"?: string | null,"table_name"?: string | null,"user_id"?: never
                         }
                        Relationships: [
                    
                  ]
                },"booking_report": {
                  Row: {
                    "bookingDate": string | null,"contactNumber": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"enteredModel": string,"id": string,"message": string,"model": string | null,"name": string,"registrationNumber": string,"search_text": string,"serviceType": string,"yearOfPurchase": string
                  }
                  ComputedFields: never
                  Insert: {
                           "bookingDate"?: never,"contactNumber"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"enteredModel"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registrationNumber"?: string | null,"search_text"?: string | null,"serviceType"?: string | null,"yearOfPurchase"?: string | null
                         }
                        Update: {
                           "bookingDate"?: never,"contactNumber"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"enteredModel"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registrationNumber"?: string | null,"search_text"?: string | null,"serviceType"?: string | null,"yearOfPurchase"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"call_report": {
                  Row: {
                    "called_number": string,"created_at": string,"created_date": string | null,"created_time": string | null,"door": string,"id": string,"mobile_no": string,"outcome": string,"search_text": string,"seconds": number
                  }
                  ComputedFields: never
                  Insert: {
                           "called_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"door"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"outcome"?: string | null,"search_text"?: string | null,"seconds"?: number | null
                         }
                        Update: {
                           "called_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"door"?: string | null,"id"?: string | null,"mobile_no"?: string | null,"outcome"?: string | null,"search_text"?: string | null,"seconds"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"career_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"name": string,"phone": string,"post_applied_for": string,"resume_url": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"phone"?: string | null,"post_applied_for"?: string | null,"resume_url"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"phone"?: string | null,"post_applied_for"?: string | null,"resume_url"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"contact_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"first_name": string,"id": string,"last_name": string,"message": string,"mobile_no": string,"postal_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"first_name"?: string | null,"id"?: string | null,"last_name"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"postal_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"first_name"?: string | null,"id"?: string | null,"last_name"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"postal_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"exchange_report": {
                  Row: {
                    "condition": string,"created_at": string,"created_date": string | null,"created_time": string | null,"high": number | null,"id": string,"kilometres": number,"low": number | null,"make": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"old_model": string,"papers": string,"photographs": number | null,"search_text": string,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                           "condition"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"high"?: never,"id"?: string | null,"kilometres"?: number | null,"low"?: never,"make"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"old_model"?: string | null,"papers"?: string | null,"photographs"?: never,"search_text"?: string | null,"year"?: number | null
                         }
                        Update: {
                           "condition"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"high"?: never,"id"?: string | null,"kilometres"?: number | null,"low"?: never,"make"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"old_model"?: string | null,"papers"?: string | null,"photographs"?: never,"search_text"?: string | null,"year"?: number | null
                         }
                        Relationships: [
                    
                  ]
                },"finance_report": {
                  Row: {
                    "contact": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"loan_amount": string,"message": string,"model": string | null,"name": string,"price": string | null,"proof_of_address": string | null,"proof_of_identity": string | null,"search_text": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"loan_amount"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"proof_of_address"?: never,"proof_of_identity"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Update: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"loan_amount"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"proof_of_address"?: never,"proof_of_identity"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"joy_club_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"message": string,"mobile": string,"model": string | null,"name": string,"purchaseYear": string,"regNo": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"mobile"?: string | null,"model"?: never,"name"?: string | null,"purchaseYear"?: string | null,"regNo"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"mobile"?: string | null,"model"?: never,"name"?: string | null,"purchaseYear"?: string | null,"regNo"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"network_report": {
                  Row: {
                    "address": string,"created_at": string,"created_date": string | null,"created_time": string | null,"id": string,"location": string,"mobile_no": string,"name": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "address"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"location"?: string | null,"mobile_no"?: string | null,"name"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "address"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"location"?: string | null,"mobile_no"?: string | null,"name"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"offer_report": {
                  Row: {
                    "contact": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"name": string,"offer": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"offer"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "contact"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"name"?: string | null,"offer"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"opt_in_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email": boolean,"id": string,"mobile": string,"name": string,"obd": boolean,"rcs": boolean,"registration": string,"search_text": string,"sms": boolean,"whatsapp": boolean
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: boolean | null,"id"?: string | null,"mobile"?: string | null,"name"?: string | null,"obd"?: boolean | null,"rcs"?: boolean | null,"registration"?: string | null,"search_text"?: string | null,"sms"?: boolean | null,"whatsapp"?: boolean | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: boolean | null,"id"?: string | null,"mobile"?: string | null,"name"?: string | null,"obd"?: boolean | null,"rcs"?: boolean | null,"registration"?: string | null,"search_text"?: string | null,"sms"?: boolean | null,"whatsapp"?: boolean | null
                         }
                        Relationships: [
                    
                  ]
                },"outside_report": {
                  Row: {
                    "answers": string | null,"campaign": string | null,"created_at": string,"created_date": string | null,"created_time": string | null,"door": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "answers"?: never,"campaign"?: never,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"door"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "answers"?: never,"campaign"?: never,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"door"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"product_enquiry_report": {
                  Row: {
                    "color": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"price": string | null,"search_text": string,"variant": string
                  }
                  ComputedFields: never
                  Insert: {
                           "color"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Update: {
                           "color"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"price"?: never,"search_text"?: string | null,"variant"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"review_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"id": string,"may_publish": boolean,"message": string,"mobile_no": string,"model": string | null,"name": string,"place": string,"rating": number | null,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"may_publish"?: boolean | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"place"?: string | null,"rating"?: number | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"id"?: string | null,"may_publish"?: boolean | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"place"?: string | null,"rating"?: number | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"sales_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"pin_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"service_report": {
                  Row: {
                    "created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"pin_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"spare_part_report": {
                  Row: {
                    "accessory": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email_id": string,"id": string,"message": string,"mobile_no": string,"model": string | null,"name": string,"part_number": string,"pin_code": string,"search_text": string
                  }
                  ComputedFields: never
                  Insert: {
                           "accessory"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"part_number"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Update: {
                           "accessory"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email_id"?: string | null,"id"?: string | null,"message"?: string | null,"mobile_no"?: string | null,"model"?: never,"name"?: string | null,"part_number"?: string | null,"pin_code"?: string | null,"search_text"?: string | null
                         }
                        Relationships: [
                    
                  ]
                },"warranty_report": {
                  Row: {
                    "contact_number": string,"created_at": string,"created_date": string | null,"created_time": string | null,"email": string,"id": string,"message": string,"model": string | null,"name": string,"registration_number": string,"search_text": string,"year_of_purchase": string
                  }
                  ComputedFields: never
                  Insert: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Update: {
                           "contact_number"?: string | null,"created_at"?: string | null,"created_date"?: never,"created_time"?: never,"email"?: string | null,"id"?: string | null,"message"?: string | null,"model"?: never,"name"?: string | null,"registration_number"?: string | null,"search_text"?: string | null,"year_of_purchase"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "accept_payment":
{ Args: { "order_id": string,"payment_id": string }; Returns: Json
                           },
"add_breach_account":
{ Args: { "account": string,"breach_id": string,"from_moment": string,"to_moment": string }; Returns: number
                           },
"add_breach_filter":
{ Args: { "breach_id": string,"from_day": string,"outlet"?: number,"tables": (string)[],"to_day": string }; Returns: number
                           },
"add_door":
{ Args: { "facts": Json,"sealed"?: string,"slug": string,"vendor": string }; Returns: Json
                           },
"add_staff":
{ Args: { "account": Json,"hours": number,"staff_id": string,"token_hash": string }; Returns: Json
                           },
"add_stock_unit":
{ Args: { "chassis_end": string,"kind": Json,"outlet": number,"received_on": string }; Returns: string
                           },
"add_walk_in":
{ Args: { "walk_in": Json }; Returns: Json
                           },
"agree_to_quotation":
{ Args: { "first": string,"seen_version": number }; Returns: Json
                           },
"allow_email_change":
{ Args: { "email": string,"staff_id": string }; Returns: undefined
                           },
"allow_password_change":
{ Args: { "actor_id"?: string,"staff_id": string }; Returns: undefined
                           },
"apply_due_price_batch":
{ Args: { "moment": string }; Returns: string
                           },
"appointments_left":
{ Args: { "mails": boolean }; Returns: Json
                           },
"ask_about_data":
{ Args: { "last_digits": string,"message": string,"reference": string,"wish": string }; Returns: string
                           },
"ask_about_data_by_code":
{ Args: { "address_hash": string,"code_hash": string,"message": string,"wish": string }; Returns: string
                           },
"asked_token":
{ Args: { "order_id": string }; Returns: Json
                           },
"book_appointment":
{ Args: { "booking": Json }; Returns: Json
                           },
"book_order":
{ Args: { "booking": Json }; Returns: Json
                           },
"bring_in_leads":
{ Args: { "given": Json,"is_dry": boolean,"list": Json }; Returns: Json
                           },
"cancel_order":
{ Args: { "because": string,"lost_reason"?: string,"order_id": string,"refund"?: Json,"seen_version": number }; Returns: Json
                           },
"cancel_price_batch":
{ Args: { "batch_id": string }; Returns: Json
                           },
"change_appointment":
{ Args: { "appointment_id": string,"change": Json,"seen_version": number }; Returns: Json
                           },
"change_lead":
{ Args: { "change": Json,"lead_id": string,"seen"?: Json,"seen_version": number }; Returns: Json
                           },
"change_leads":
{ Args: { "change": Json,"leads": Json }; Returns: Json
                           },
"change_order":
{ Args: { "change": Json,"order_id": string,"seen"?: Json }; Returns: Json
                           },
"change_order_step":
{ Args: { "change": Json,"order_id": string,"seen"?: Json }; Returns: Json
                           },
"change_own_appointment":
{ Args: { "change": Json,"enquiry": string }; Returns: Json
                           },
"change_staff":
{ Args: { "change": Json,"staff_id": string }; Returns: string
                           },
"claim_file":
{ Args: { "path": string }; Returns: boolean
                           },
"claim_unused_files":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"close_data_request":
{ Args: { "request": string,"words": string }; Returns: boolean
                           },
"count_stock":
{ Args: { "given": Json,"moment": string,"outlet": number }; Returns: Json
                           },
"count_wrong_payment_calls":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"create_price_batch":
{ Args: { "batch_id": string,"due_at"?: string,"prices": Json,"publishes"?: boolean,"title": string }; Returns: Json
                           },
"create_vehicle":
{ Args: { "body_type"?: string,"category"?: string,"copy_of"?: number,"display_name": string,"name": string }; Returns: Json
                           },
"decide_review":
{ Args: { "reason": string,"reply": string,"review_id": string,"seen": string,"wanted": string }; Returns: Json
                           },
"doors_of":
{ Args: { "vendor": string }; Returns: Json
                           },
"drop_breach_people":
{ Args: { "breach_id": string,"of_why": string }; Returns: number
                           },
"drop_stock_unit":
{ Args: { "unit_id": number }; Returns: boolean
                           },
"due_deliveries":
{ Args: { "most": number }; Returns: Json
                           },
"due_whatsapp_deliveries":
{ Args: { "most": number }; Returns: Json
                           },
"end_staff_sessions":
{ Args: { "staff_id": string }; Returns: number
                           },
"enquiry_status":
{ Args: { "last_digits": string,"reference": string }; Returns: Json
                           },
"erase_due":
{ Args: { "most"?: number }; Returns: number
                           },
"erase_person":
{ Args: { "email": string,"mobile": string }; Returns: Json
                           },
"find_photo_uploads":
{ Args: { "enquiry": string,"paths": (string)[] }; Returns: {
              "is_stored": boolean,"is_taken": boolean,"path": string,"size": number
            }[]
                           },
"find_price_slip":
{ Args: { "slip_number": string }; Returns: Json
                           },
"find_resume_upload":
{ Args: { "path": string }; Returns: {
              "is_claimed": boolean,"size": number
            }[]
                           },
"find_staff_link":
{ Args: { "token_hash": string }; Returns: {
              "id": string,"name": string,"user_id": string
            }[]
                           },
"find_staff_sign_in":
{ Args: { "typed": string }; Returns: {
              "email": string,"id": string
            }[]
                           },
"finish_delivery":
{ Args: { "context"?: Json,"delivery_id": string,"enquiry": Json,"note"?: string,"sent_at"?: string }; Returns: string
                           },
"forget_device":
{ Args: { "gone": string }; Returns: undefined
                           },
"forget_sign_in_try":
{ Args: { "address_bucket"?: string,"user_bucket": string }; Returns: undefined
                           },
"free_leads":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"free_slots":
{ Args: { "first_day": string,"model"?: string,"outlet": number,"wanted": string }; Returns: Json
                           },
"free_units":
{ Args: { "of_order": string }; Returns: Json
                           },
"give_back_staff_link":
{ Args: { "expires_at": string,"staff_id": string,"token_hash": string }; Returns: undefined
                           },
"hand_over":
{ Args: { "from_id": string,"to_id"?: string }; Returns: number
                           },
"hold_lead":
{ Args: { "held": boolean,"lead_id": string }; Returns: boolean
                           },
"hold_slot":
{ Args: { "has_licence": boolean,"outlet": number,"sender": string,"slot_start": string,"token": string,"wanted": string }; Returns: Json
                           },
"import_stock":
{ Args: { "given": Json,"is_dry": boolean }; Returns: Json
                           },
"import_words":
{ Args: { "given": Json }; Returns: number
                           },
"inbox_board":
{ Args: { "family": string,"filters"?: Json }; Returns: Json
                           },
"inbox_choices":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"inbox_counts":
{ Args: { "mails": boolean,"since"?: string }; Returns: Json
                           },
"inbox_page":
{ Args: { "filters"?: Json,"page_number"?: number,"page_size"?: number,"tab": string,"term"?: string }; Returns: Json
                           },
"is_shown_photo":
{ Args: { "path": string }; Returns: boolean
                           },
"join_lead":
{ Args: { "into_id"?: string,"lead_id": string }; Returns: Json
                           },
"keep_notices":
{ Args: { "language": string,"notices": Json }; Returns: undefined
                           },
"keep_payment_link":
{ Args: { "link_id": string,"order_id": string,"paise": number,"url": string }; Returns: undefined
                           },
"keep_whatsapp_delivery":
{ Args: { "body": string,"came_at": string,"delivery_id": string }; Returns: boolean
                           },
"late_mails":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"lead_figures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_colleagues":
{ Args: Record<PropertyKey, never>; Returns: {
              "families": (string)[],"id": string,"is_on_duty": boolean,"name": string,"outlet_ids": (number)[]
            }[]
                           },
"list_reviews":
{ Args: { "page_number"?: number,"page_size"?: number,"wanted": string }; Returns: Json
                           },
"list_spends":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_staff":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"mail_staff_link":
{ Args: { "sealed_link": string,"staff_id": string }; Returns: undefined
                           },
"make_data_code":
{ Args: { "address_hash": string,"code_hash": string,"email": string,"sealed_code": string,"sender": string }; Returns: string
                           },
"make_quotation":
{ Args: { "lead_id": string,"quotation": Json }; Returns: Json
                           },
"make_staff_link":
{ Args: { "hours": number,"staff_id": string,"token_hash": string }; Returns: string
                           },
"mark_contact":
{ Args: { "is_set": boolean,"lead_id": string,"mark": string }; Returns: Json
                           },
"menu_models":
{ Args: { "most": number }; Returns: {
              "bike_name": string,"category": string,"in_menu": number,"label": string,"total": number
            }[]
                           },
"missing_deliveries":
{ Args: { "ids": (string)[] }; Returns: (string)[]
                           },
"move_quotation":
{ Args: { "act": string,"quotation_id": string }; Returns: Json
                           },
"note_asking":
{ Args: { "door_slug": string,"sent_ids": (string)[],"why": string }; Returns: undefined
                           },
"note_board":
{ Args: { "breach_id": string,"step": string }; Returns: boolean
                           },
"note_removed_files":
{ Args: { "paths": (string)[] }; Returns: undefined
                           },
"note_templates":
{ Args: { "templates": Json }; Returns: undefined
                           },
"note_touch":
{ Args: { "event_id": string,"kind": string,"lead_id": string,"said_at"?: string,"words": string }; Returns: Json
                           },
"note_whatsapp_connection":
{ Args: { "moment": string }; Returns: undefined
                           },
"note_wrong_delivery":
{ Args: { "door_slug": string }; Returns: undefined
                           },
"note_wrong_payment_call":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"note_wrong_whatsapp":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"notice_facts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"open_breach_people":
{ Args: { "breach_id": string }; Returns: Json
                           },
"open_payment_links":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"open_photo":
{ Args: { "path": string }; Returns: boolean
                           },
"open_resume":
{ Args: { "path": string }; Returns: string
                           },
"open_staff_session":
{ Args: { "auth_session": string }; Returns: boolean
                           },
"order_content":
{ Args: { "expected": (number)[],"ids": (number)[],"kind": string }; Returns: Json
                           },
"order_outlets":
{ Args: { "expected": (number)[],"ids": (number)[] }; Returns: Json
                           },
"order_vehicles":
{ Args: { "expected": (number)[],"ids": (number)[],"line": string }; Returns: Json
                           },
"orders_page":
{ Args: { "outlet"?: number,"page_number"?: number,"page_size"?: number,"shown": string,"typed"?: string }; Returns: Json
                           },
"owner_report":
{ Args: { "first_day": string,"last_day": string,"outlet"?: number }; Returns: Json
                           },
"person_file":
{ Args: { "email": string,"mobile": string }; Returns: Json
                           },
"person_leads":
{ Args: { "mobile": string }; Returns: Json
                           },
"price_batch_leads":
{ Args: { "batch_id": string }; Returns: Json
                           },
"publish_site":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"put_off_delivery":
{ Args: { "delivery_id": string,"why": string }; Returns: undefined
                           },
"put_off_whatsapp_delivery":
{ Args: { "delivery_id": string,"why": string }; Returns: undefined
                           },
"queue_due_mails":
{ Args: { "moment": string }; Returns: number
                           },
"quotations_to_decide":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_appointments":
{ Args: { "day": string,"outlet"?: number }; Returns: Json
                           },
"read_breaches":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_data_requests":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_deliveries":
{ Args: { "before"?: string,"slug": string }; Returns: Json
                           },
"read_doors":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_intake_health":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_lead":
{ Args: { "lead_id": string }; Returns: Json
                           },
"read_outgoing":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_own_appointment":
{ Args: { "enquiry": string }; Returns: Json
                           },
"read_own_order":
{ Args: { "order_id": string }; Returns: Json
                           },
"read_own_quotation":
{ Args: { "first": string }; Returns: Json
                           },
"read_plans":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_preferences":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_quotations":
{ Args: { "lead_id": string }; Returns: Json
                           },
"read_retention":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_setup":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_site_build":
{ Args: Record<PropertyKey, never>; Returns: {
              "asked_at": string,"asked_by_caller": boolean,"called_at": string,"left_today": number,"next_at": string,"per_day": number,"tried_at": string,"wanted_at": string
            }[]
                           },
"read_site_health":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_turns":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_vehicle":
{ Args: { "vehicle_id": number }; Returns: Json
                           },
"read_whatsapp":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"receipts_left_out":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"receive_payment":
{ Args: { "order_id": string,"payment": Json,"seen_paise": number }; Returns: Json
                           },
"record_build_call":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"record_build_refusal":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"record_mail":
{ Args: { "failure_code": string,"mail_id": string }; Returns: undefined
                           },
"record_outgoing":
{ Args: { "failure_code": string,"message_id": string }; Returns: undefined
                           },
"record_whatsapp":
{ Args: { "failure_code"?: string,"may_retry"?: boolean,"message_id": string,"vendor_id": string }; Returns: undefined
                           },
"refund_payment":
{ Args: { "order_id": string,"refund": Json }; Returns: Json
                           },
"refuse_review_asks":
{ Args: { "lead_id": string }; Returns: boolean
                           },
"release_enquiry":
{ Args: { "enquiry_id": string,"report": string }; Returns: boolean
                           },
"release_slot":
{ Args: { "token": string }; Returns: undefined
                           },
"renew_door_secret":
{ Args: { "sealed": string,"slug": string }; Returns: Json
                           },
"renew_outgoing_key":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"report_export_page":
{ Args: { "below_created_at"?: string,"below_id"?: string,"export_id"?: string,"from_day"?: string,"page_size"?: number,"quarantined"?: boolean,"report": string,"term"?: string,"to_day"?: string }; Returns: Json
                           },
"report_page":
{ Args: { "from_day"?: string,"page_number"?: number,"page_size"?: number,"quarantined"?: boolean,"report": string,"term"?: string,"to_day"?: string }; Returns: Json
                           },
"review_ask":
{ Args: { "lead_id": string }; Returns: Json
                           },
"save_breach":
{ Args: { "breach_id": string,"expected": number,"facts": Json }; Returns: boolean
                           },
"save_door":
{ Args: { "expected": string,"facts": Json,"slug": string }; Returns: Json
                           },
"save_outgoing":
{ Args: { "address": string,"with_person": boolean }; Returns: undefined
                           },
"save_plan":
{ Args: { "expected": string,"new_rules": Json,"outlet": number }; Returns: Json
                           },
"save_preferences":
{ Args: { "change": Json }; Returns: Json
                           },
"save_spends":
{ Args: { "given": Json,"is_dry": boolean }; Returns: Json
                           },
"save_vehicle":
{ Args: { "changes": Json,"expected": number,"vehicle_id": number }; Returns: Json
                           },
"save_whatsapp":
{ Args: { "cap_rupees": number,"off_kinds": (string)[],"price_day": string,"price_mills": number,"price_source": string }; Returns: undefined
                           },
"send_breach_letters":
{ Args: { "breach_id": string }; Returns: number
                           },
"set_builds_per_day":
{ Args: { "most": number }; Returns: undefined
                           },
"set_duty":
{ Args: { "is_on_duty": boolean }; Returns: undefined
                           },
"set_retention":
{ Args: { "form_table": string,"kept_days"?: number }; Returns: undefined
                           },
"set_turns":
{ Args: { "turns": Json }; Returns: undefined
                           },
"set_vehicle_state":
{ Args: { "vehicle_id": number,"wanted": string }; Returns: Json
                           },
"settle_whatsapp":
{ Args: { "answers": Json,"delivery_id": string,"moment": string,"statuses": Json }; Returns: boolean
                           },
"shown_parts":
{ Args: Record<PropertyKey, never>; Returns: {
              "address": string,"id": string,"is_shown": boolean,"name": string
            }[]
                           },
"shown_reviews":
{ Args: { "bike_name"?: string,"page_number"?: number,"page_size"?: number }; Returns: Json
                           },
"stock_ageing":
{ Args: { "colour"?: number,"least_days"?: number,"outlet"?: number,"page_number"?: number,"variant"?: number,"vehicle"?: number }; Returns: Json
                           },
"stock_of":
{ Args: { "bike_name": string }; Returns: Json
                           },
"stock_page":
{ Args: { "outlet"?: number }; Returns: Json
                           },
"store_client_error":
{ Args: { "frame": string,"hash": string,"message": string,"page": string,"sender": string,"version": string }; Returns: boolean
                           },
"store_enquiry":
{ Args: { "context"?: Json,"enquiry": Json,"form_table": string,"sender": string }; Returns: Json
                           },
"store_price_slip":
{ Args: { "sender": string,"slip": Json }; Returns: Json
                           },
"store_vitals":
{ Args: { "kinds": Json,"measured": Json,"sender": string }; Returns: boolean
                           },
"stranded_appointments":
{ Args: { "asked"?: string,"outlet"?: number }; Returns: Json
                           },
"sweep_deliveries":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"sweep_price_slips":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"sweep_vitals":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"sweep_whatsapp":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"take_back_change":
{ Args: { "event_id": string }; Returns: Json
                           },
"take_build_call":
{ Args: { "pause_seconds": number }; Returns: boolean
                           },
"take_delivery":
{ Args: { "context"?: Json,"delivery": Json,"door_slug": string,"enquiry"?: Json }; Returns: string
                           },
"take_enquiry":
{ Args: { "context"?: Json,"enquiry": Json,"form_table": string,"sender": string }; Returns: Json
                           },
"take_file_path":
{ Args: { "path": string }; Returns: boolean
                           },
"take_form_resume":
{ Args: { "application": string,"path": string,"sender": string,"size": number }; Returns: string
                           },
"take_link_payment":
{ Args: { "given": Json }; Returns: string
                           },
"take_mail":
{ Args: { "moment": string }; Returns: Json
                           },
"take_outgoing":
{ Args: { "moment": string }; Returns: Json
                           },
"take_payment_call":
{ Args: { "body": string,"call_id": string,"came_at": string,"payment": Json }; Returns: string
                           },
"take_push":
{ Args: { "moment": string }; Returns: Json
                           },
"take_sign_in_try":
{ Args: { "address_bucket"?: string,"user_bucket": string }; Returns: boolean
                           },
"take_staff_link":
{ Args: { "token_hash": string }; Returns: {
              "expires_at": string,"id": string
            }[]
                           },
"take_upload":
{ Args: { "path": string,"sender": string,"size": number,"upload_bucket": string }; Returns: string
                           },
"take_whatsapp":
{ Args: { "moment": string,"most": number }; Returns: Json
                           },
"tell_breach_person":
{ Args: { "of_breach": string,"person": number }; Returns: boolean
                           },
"test_door":
{ Args: { "delivery_id": string,"slug": string,"vendor_id": string }; Returns: boolean
                           },
"today_counts":
{ Args: Record<PropertyKey, never>; Returns: {
              "day": string,"quarantined": number,"report": string,"today": number
            }[]
                           },
"try_delivery":
{ Args: { "delivery_id": string,"slug": string }; Returns: boolean
                           },
"unclaimed_photos":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"unclaimed_resumes":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"undo_price_batch":
{ Args: { "batch_id": string }; Returns: Json
                           },
"unsent_messages":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"use_staff_session":
{ Args: Record<PropertyKey, never>; Returns: {
              "changes_all": boolean,"city": string,"created_at": string,"email": string,"expires_on": string,"id": string,"is_on_duty": boolean,"mobile": string,"name": string,"outlet_ids": (number)[],"role": string,"status": string,"user_id": string
            }[]
                           },
"withdraw_consent":
{ Args: { "lead_id": string }; Returns: boolean
                           },
"words_of":
{ Args: { "asked": string,"texts": (string)[] }; Returns: {
              "said": string,"source_text": string
            }[]
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
